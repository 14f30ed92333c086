// Which screen is shown. Each screen is a chunk of its own.
import { lazy, Suspense, useEffect } from "react";
import { Fault } from "./parts/Fault";
import { Lost } from "./parts/Lost";
import { type Route, useRoute } from "./router/router";
import { useContent } from "./store/content";
import { Words } from "./words/Words";

const Landing = lazy(() => import("./screens/landing/Landing"));
const Setup = lazy(() => import("./screens/setup/Setup"));
const Table = lazy(() => import("./screens/table/Table"));
const Replay = lazy(() => import("./screens/replay/Replay"));
const Games = lazy(() => import("./screens/games/Games"));
const Gallery = lazy(() => import("./screens/gallery/Gallery"));
const Rules = lazy(() => import("./screens/rules/Rules"));
const EndPage = lazy(() => import("./screens/end/EndPage"));
const Learn = lazy(() => import("./screens/tutorial/Learn"));

function Screen({ route }: { route: Route }) {
  switch (route.screen) {
    case "landing":
      return <Landing />;
    case "setup":
      return <Setup alone={route.alone} code={route.code} />;
    case "table":
      return <Table key={route.table} id={route.table} />;
    case "replay":
      return <Replay key={route.table} id={route.table} from={route.at} />;
    case "end":
      return <EndPage key={route.table} id={route.table} />;
    case "learn":
      return <Learn />;
    case "games":
      return <Games />;
    case "gallery":
      return <Gallery card={route.card} />;
    case "rules":
      return <Rules topic={route.topic} />;
    case "lost":
      return <Lost />;
  }
}

export function App() {
  const route = useRoute();
  const load = useContent((content) => content.load);
  useEffect(() => void load(), [load]);
  return (
    <Words>
      <Fault key={route.screen}>
        <Suspense fallback={null}>
          <Screen route={route} />
        </Suspense>
      </Fault>
    </Words>
  );
}
