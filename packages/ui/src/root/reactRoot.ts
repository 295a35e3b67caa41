// By name and in a module of its own: bundlers give a dynamic import of this CommonJS package nothing but a default.
export { createRoot } from "react-dom/client"
