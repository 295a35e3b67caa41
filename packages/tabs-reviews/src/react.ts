export { Reviews, type ReviewsProps } from "./react/Reviews.tsx"
export { Tabs, type TabsProps } from "./react/Tabs.tsx"
export type { TabState } from "./tabs/drawn/tabRenderProps.ts"
