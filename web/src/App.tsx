// Which screen is shown. Each screen is a chunk of its own.
import { lazy, Suspense, useEffect } from "react";
import { Fault } from "./parts/Fault";
import { Lost } from "./parts/Lost";
import { Notice } from "./parts/Notice";
import { type Route, useRoute } from "./router/router";
import { useContent } from "./store/content";
import { part, useRelease } from "./store/release";
import { useText, Words } from "./words/Words";

const Landing = lazy(() => part(() => import("./screens/landing/Landing")));
const Setup = lazy(() => part(() => import("./screens/setup/Setup")));
const BeginExpedition = lazy(() => part(() => import("./screens/expedition/Begin")));
const Daily = lazy(() => part(() => import("./screens/daily/Daily")));
const Lobby = lazy(() => part(() => import("./screens/lobby/Lobby")));
const Table = lazy(() => part(() => import("./screens/table/Table")));
const Replay = lazy(() => part(() => import("./screens/replay/Replay")));
const Games = lazy(() => part(() => import("./screens/games/Games")));
const Statistics = lazy(() => part(() => import("./screens/statistics/Statistics")));
const Gallery = lazy(() => part(() => import("./screens/gallery/Gallery")));
const Rules = lazy(() => part(() => import("./screens/rules/Rules")));
const EndPage = lazy(() => part(() => import("./screens/end/EndPage")));
const Review = lazy(() => part(() => import("./screens/review/Review")));
const Mail = lazy(() => part(() => import("./screens/mail/Mail")));
const Learn = lazy(() => part(() => import("./screens/tutorial/Learn")));

function Screen({ route }: { route: Route }) {
  switch (route.screen) {
    case "landing":
      return <Landing />;
    case "setup":
      return <Setup alone={route.alone} code={route.code} />;
    case "expedition":
      return <BeginExpedition />;
    case "daily":
      return <Daily />;
    case "lobby":
      return <Lobby />;
    case "table":
      return <Table key={route.table} id={route.table} battle={route.battle} />;
    case "replay":
      return <Replay key={route.table} id={route.table} from={route.at} away={route.away} />;
    case "end":
      return <EndPage key={route.table} id={route.table} />;
    case "review":
      return <Review key={route.table} id={route.table} />;
    case "learn":
      return <Learn />;
    case "games":
      return <Games />;
    case "statistics":
      return <Statistics />;
    case "gallery":
      return <Gallery card={route.card} />;
    case "rules":
      return <Rules topic={route.topic} />;
    case "mail":
      return <Mail />;
    case "lost":
      return <Lost />;
  }
}

/** How long it is said that the page has just loaded itself again. */
const SAID = 8000;

/** A page that loads itself again says so, before and after. */
function Updated() {
  const t = useText();
  const { leaving, came } = useRelease();
  useEffect(() => {
    const timer = setTimeout(() => useRelease.setState({ came: false }), SAID);
    return () => clearTimeout(timer);
  }, []);
  return <Notice>{leaving ? t("release-leaving") : came ? t("release-came") : null}</Notice>;
}

export function App() {
  const route = useRoute();
  const load = useContent((content) => content.load);
  useEffect(() => void load(), [load]);
  return (
    <Words>
      <Updated />
      <Fault key={route.screen}>
        <Suspense fallback={null}>
          <Screen route={route} />
        </Suspense>
      </Fault>
    </Words>
  );
}
