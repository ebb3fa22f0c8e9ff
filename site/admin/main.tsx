// First: it says in which order the layers of all other stylesheets count.
import "./styles/admin.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";

const place = document.getElementById("admin");
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
