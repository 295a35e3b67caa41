import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./App.tsx"
import { language } from "./words.ts"
import "@ringside/ui/base.css"
import "@ringside/ui/styles.css"
import "@ringside/ui/read.css"
import "@ringside/add-to-cart/react.css"
import "@ringside/attribution/react.css"
import "@ringside/checkout/react.css"
import "@ringside/gallery/react.css"
import "@ringside/mini-cart/react.css"
import "@ringside/popups/react.css"
import "@ringside/tabs-reviews/react.css"
import "@ringside/translation/react.css"
import "./app.css"

document.documentElement.lang = language
const container = document.getElementById("app")
if (!container) throw new Error("There is no place for the app.")
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
