import { type ComponentPropsWithRef, createContext, type ReactElement } from "react"
import type { ProductPanel } from "../../domain/index.ts"

/** The state of a tab that an app draws itself. */
export interface TabState {
  /** The kind of the tab's panel. */
  readonly panel: ProductPanel
  /** The number of the product's reviews. */
  readonly reviewCount: number
}

/** Functions by which an app draws elements of tabs itself. */
export interface TabRenderProps {
  /**
   * Draws a tab: all of `props` go on an `a`, of which class and content may be replaced. It is drawn once: which tab is open is said by
   * `aria-selected`, which the tabs' code sets.
   */
  readonly renderTab?: ((props: ComponentPropsWithRef<"a">, state: TabState) => ReactElement) | undefined
}

/** The render props of an app; a hook has none. */
export const TabRenderPropsContext = /* @__PURE__ */ createContext<TabRenderProps>({})
