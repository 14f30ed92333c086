import { Background } from "@/art/Background";
import { useSettings } from "@/store/settings";

/** The night behind a screen; the other themes have a plain ground. */
export function Night() {
  const theme = useSettings((settings) => settings.theme);
  const motion = useSettings((settings) => settings.motion);
  return theme === "dark" ? <Background still={motion === "off"} /> : null;
}
