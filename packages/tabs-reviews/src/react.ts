export { Reviews } from "./react/Reviews.tsx"
export { Tabs } from "./react/Tabs.tsx"
