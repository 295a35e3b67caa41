import { createRoot } from "react-dom/client"
import { App } from "./App.tsx"
import "@ringside/ui/base.css"
import "@ringside/ui/styles.css"
import "@ringside/add-to-cart/styles.css"
import "@ringside/mini-cart/styles.css"

const container = document.getElementById("app")
if (!container) throw new Error("There is no place for the app.")
createRoot(container).render(<App />)
