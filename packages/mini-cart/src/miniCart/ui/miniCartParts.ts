import { type ComponentPropsWithRef, createContext, type ReactElement } from "react"

/** What an app's own opener may show. */
export interface OpenerState {
  /** The number of items; null while it is unknown. */
  readonly count: number | null
  readonly isOpen: boolean
}

/** The parts of a mini-cart that an app may draw itself. */
export interface MiniCartParts {
  /**
   * Draws the button that opens the basket: all of `props` go on a `button`, of which class and content may be replaced. Replace `aria-label`, too,
   * where the content has other words.
   */
  readonly renderOpener?: ((props: ComponentPropsWithRef<"button">, state: OpenerState) => ReactElement) | undefined
}

/** The parts of an app; a hook has none. */
export const MiniCartPartsContext = /* @__PURE__ */ createContext<MiniCartParts>({})
