import {
  defineBehaviour,
  definePageService,
  delegate,
  findTypedElement,
  focusWhenShown,
  isPlainClick,
  overlaysService,
  type Page,
  type PageDocument,
  type Scope,
} from "@ringside/core"
import { createDrawerState, type DrawerAction, reduceDrawer } from "../domain/index.ts"
import { selectors, startSelectors } from "../host.ts"
import { notifyTheme } from "./notifyTheme.ts"
import { whenDrawerActive } from "./whenDrawerActive.ts"

const focusDelayMs = 100

/** Opens a drawer; `opener` gets focus when it closes. */
type OpenDrawer = (opener: Element | null) => void

const drawersService = definePageService("mini-cart.drawers", () => new Map<Element | null, OpenDrawer>())

/** The function that opens the page's drawer; undefined where there is none that is ours. */
export function findDrawer(page: Page): OpenDrawer | undefined {
  const drawers = drawersService.of(page)
  const drawer = page.document.querySelector(startSelectors.drawer)
  // The host may have inserted it a moment ago, in the place of an open one.
  if (!drawers.has(drawer)) page.scan()
  return drawers.get(drawer)
}

/** The theme's cart drawer. Source: catalogue-and-cart contract §6. */
export const drawerBehaviour = defineBehaviour({
  name: "mini-cart",
  selector: whenDrawerActive(startSelectors.drawer),
  connect(drawer: HTMLElement, scope: Scope) {
    const { page, signal } = scope
    const { document, window } = page
    const drawers = drawersService.of(page)
    let state = createDrawerState()
    let endOverlay: (() => void) | undefined
    let cancelFocus: (() => void) | undefined
    let openedBy: HTMLElement | null = null
    let widthPx = window.innerWidth

    const dispatch = (type: DrawerAction["type"], more: Omit<DrawerAction, "type"> = {}) => {
      const wasOpen = state.open
      const step = reduceDrawer(state, { type, ...more })
      state = step.state
      if (state.open !== wasOpen) show()
      if (step.focus === null) return
      cancelFocus?.()
      const find = () => (state.open ? findFirstFocus(page, drawer) : findFocusAfter(openedBy, document))
      cancelFocus = focusWhenShown(page, find, focusDelayMs)
    }
    const show = () => {
      endOverlay?.()
      if (!state.open) {
        decorate(page, drawer, false)
        return
      }
      // Before all changes: this reads the scrollbar's width, which the theme hides by a class, and the layout is still known.
      endOverlay = overlaysService.of(page).open({
        element: drawer,
        isModal: true,
        companions: [...document.querySelectorAll(selectors.overlay)],
        onEscape: () => dispatch("escape"),
      })
      decorate(page, drawer, true)
      notifyTheme(page, "astra_on_slide_In_cart_open", {})
    }
    const close = (event: MouseEvent, control: Element) => {
      const isOverlay = control.matches(selectors.overlay)
      if (!state.open || !isPlainClick(event) || (isOverlay && event.target !== control)) return
      event.preventDefault()
      dispatch(isOverlay ? "overlay" : "close")
    }
    const resize = () => {
      const widthChanged = window.innerWidth !== widthPx
      widthPx = window.innerWidth
      dispatch("resize", { widthChanged, focusedTag: document.activeElement?.tagName ?? "" })
    }
    drawers.set(drawer, (opener) => {
      if (state.open) return
      openedBy = opener === document.body ? null : findTypedElement(page, { target: opener }, "HTMLElement")
      dispatch("open")
    })
    delegate(page, "click", `${selectors.overlay}, ${selectors.drawerClose}`, close, { signal, widget: "mini-cart" })
    scope.listen(window, "resize", resize)
    scope.onEnd(() => {
      drawers.delete(drawer)
      // The shopper couldn't close it any more, and the page would stay inert.
      if (!page.signal.aborted) dispatch("close")
    })
    // A closed drawer is still in the document: Tab must not reach its links. Whatever rewrites the drawer may have removed the attribute.
    const keepOut = () => {
      if (!state.open) page.decorations.attribute(drawer, "inert", "")
    }
    scope.onScan(keepOut)
    return keepOut
  },
})

/** Marks the drawer as open or closed, in the page's record of changes, which has the loader's `inert`. */
function decorate({ document, decorations }: Page, drawer: HTMLElement, isOpen: boolean): void {
  const { attribute, toggleClass } = decorations
  toggleClass(drawer, "active", isOpen)
  if (document.querySelector(selectors.otherCart)) toggleClass(drawer, "woocommerce-active", isOpen)
  toggleClass(document.documentElement, "ast-mobile-cart-active", isOpen)
  const title = drawer.querySelector(selectors.drawerTitle)?.textContent.trim() || null
  attribute(drawer, "inert", isOpen ? null : "")
  for (const [name, value] of Object.entries({ role: "dialog", "aria-modal": "true", "aria-label": title })) {
    attribute(drawer, name, isOpen ? value : null)
  }
}

/** The close button, or the drawer without one; null where the shopper has moved on to another control of the drawer meanwhile. */
function findFirstFocus({ document, decorations }: Page, drawer: HTMLElement): HTMLElement | null {
  const { activeElement } = document
  if (activeElement !== drawer && drawer.contains(activeElement)) return null
  const close = drawer.querySelector<HTMLElement>(selectors.drawerClose)
  if (!close && !drawer.hasAttribute("tabindex")) decorations.attribute(drawer, "tabindex", "-1")
  return close ?? drawer
}

/** The control that opened the drawer, or a link to the basket where there was none or it has gone. */
function findFocusAfter(openedBy: HTMLElement | null, document: PageDocument): HTMLElement | null {
  if (openedBy?.isConnected) return openedBy
  for (const selector of selectors.cartIcons) {
    const icon = document.querySelector<HTMLElement>(selector)
    if (icon) return icon
  }
  return null
}
