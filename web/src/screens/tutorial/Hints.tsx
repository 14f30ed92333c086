// The hints of a game: the course at its own table, and in every other what comes for the first time.
import { Button } from "@/parts/Button";
import { useSettings } from "@/store/settings";
import { useView } from "@/store/useTable";
import { useNames, useText } from "@/words/Words";
import { asideNow } from "./asides";
import { Bubble } from "./Bubble";
import { Coach } from "./Coach";
import { useCourse } from "./course";

export default function Hints({ course }: { course: boolean }) {
  const t = useText();
  const { cards } = useNames();
  const view = useView((it) => it);
  const { heard, hear } = useCourse();
  const set = useSettings((settings) => settings.set);
  const aside = asideNow(view, cards, heard);
  return (
    <>
      {course ? <Coach silent={aside !== null} /> : null}
      {aside ? (
        <Bubble id={aside.id} at={aside.at} name={t(`aside-${aside.id}`)} text={t(`aside-${aside.id}-text`)}>
          <Button look="main" onClick={() => hear(aside.id)}>
            {t("aside-seen")}
          </Button>
          {course ? null : (
            <Button look="pill" onClick={() => set({ hints: false })}>
              {t("aside-off")}
            </Button>
          )}
        </Bubble>
      ) : null}
    </>
  );
}
