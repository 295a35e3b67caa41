import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./App.tsx"
import { Basket } from "./Basket.tsx"

const container = document.getElementById("app")
if (!container) throw new Error("There is no place for the app.")
createRoot(container).render(<StrictMode>{location.search === "?one" ? <Basket /> : <App />}</StrictMode>)
