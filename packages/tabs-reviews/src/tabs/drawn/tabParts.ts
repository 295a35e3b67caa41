import { type ComponentPropsWithRef, createContext, type ReactElement } from "react"
import type { ProductPanel } from "../../domain/index.ts"

/** The state of a tab that an app draws itself. */
export interface TabState {
  /** The kind of the tab's panel. */
  readonly panel: ProductPanel
  /** The number of the product's reviews. */
  readonly reviewCount: number
}

/** The parts of tabs that an app may draw itself. */
export interface TabParts {
  /**
   * Draws a tab: all of `props` go on an `a`, of which class and content may be replaced. It is drawn once: which tab is open is said by
   * `aria-selected`, which the tabs' code sets.
   */
  readonly renderTab?: ((props: ComponentPropsWithRef<"a">, state: TabState) => ReactElement) | undefined
}

/** The parts of an app; a hook has none. */
export const TabPartsContext = /* @__PURE__ */ createContext<TabParts>({})
