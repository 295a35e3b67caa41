import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./App.tsx"
import "@ringside/ui/base.css"
import "@ringside/ui/styles.css"
import "@ringside/ui/read.css"
import "@ringside/add-to-cart/react.css"
import "@ringside/mini-cart/react.css"

const container = document.getElementById("app")
if (!container) throw new Error("There is no place for the app.")
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
