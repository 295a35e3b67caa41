// A named re-export in its own module: for a dynamic import of this CommonJS package, bundlers provide only a default export.
export { createRoot } from "react-dom/client"
