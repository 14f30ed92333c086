import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { followNotices } from "./notices/shown";
import { showSettings, useSettings } from "./store/settings";

showSettings(useSettings.getState());
useSettings.subscribe(showSettings);
followNotices();

const page = document.getElementById("page");
if (page) {
  createRoot(page).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
