export { MiniCart, type MiniCartProps } from "./react/MiniCart.tsx"
export type { OpenerState } from "./miniCart/ui/miniCartParts.ts"
