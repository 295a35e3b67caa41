export { MiniCart, type MiniCartProps } from "./react/MiniCart.tsx"
export type { LineState, OpenerState } from "./miniCart/ui/miniCartRenderProps.ts"
