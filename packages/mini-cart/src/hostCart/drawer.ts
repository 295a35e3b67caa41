import {
  readHostSettings,
  findEventElement,
  isPlainClick,
  isStopped,
  layoutWidthChanged,
  listen,
  type Page,
  type PageDocument,
  runListener,
} from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { drawerSettings } from "../hostSettings.ts"
import { drawerJob } from "../jobs.ts"
import { createDrawerState, type DrawerAction, reduceDrawer, selectCartClick } from "../domain/index.ts"
import { controlSelectors, selectors, startSelectors } from "../host.ts"
import { watchWidth } from "./watchWidth.ts"

const focusDelayMs = 100
const controls = "a, button, [tabindex]"

/** Connects the theme's cart drawer. The returned function opens it. Source: catalogue-and-cart contract §6. */
export function startDrawer(page: Page): () => void {
  const { document, window, signal, clock, decorations } = page
  let state = createDrawerState()
  let release: (() => void) | undefined
  let cancelFocus: (() => void) | undefined
  let openedBy: HTMLElement | null = null
  /** The open drawer. The host may remove it, or insert another in its place. */
  let shown: HTMLElement | null = null

  /** Sends an event that the theme listens to natively, with or without jQuery. */
  const notifyTheme = (event: CustomEvent<object>) => {
    document.dispatchEvent(event)
    page.events.sendOwn(`ringside:${event.type}`, document, event.detail)
  }
  const isServed = (element: Element) => !isStopped(page, element)
  const findDrawer = () => {
    const drawer = document.querySelector<HTMLElement>(startSelectors.drawer)
    return drawer && isServed(drawer) ? drawer : null
  }
  const isOurs = () => page.jobs.modeOf(drawerJob) === "active"

  /** A closed drawer is still in the document: Tab must not reach its links. */
  const setUp = () => {
    const drawer = findDrawer()
    if (!isOurs()) return
    if (drawer && drawer !== shown) decorations.attribute(drawer, "inert", "")
    for (const dropdown of document.querySelectorAll<HTMLElement>(selectors.basketPageDropdown))
      if (isServed(dropdown)) decorations.style(dropdown, "display", "none")
  }
  /** Closes a drawer that was removed while open: the shopper couldn't close it, and the page would stay inert. */
  const closeIfGone = () => {
    if (shown && !(shown.isConnected && isServed(shown))) dispatch("close")
  }
  const focusLater = (target: () => HTMLElement | null | undefined) => {
    cancelFocus?.()
    cancelFocus = clock.after(focusDelayMs, () => target()?.focus(nullPrototype({ preventScroll: true })))
  }
  const dispatch = (type: DrawerAction["type"], more: Omit<DrawerAction, "type"> = {}) => {
    const wasOpen = state.open
    const step = reduceDrawer(state, { type, ...more })
    state = step.state
    if (state.open !== wasOpen) show(state.open)
    if (step.focus === "close-button") focusLater(() => shown && findFirstFocus(shown, document))
    else if (step.focus !== null) focusLater(() => (openedBy?.isConnected ? openedBy : findCartIcon(document)))
  }
  const show = (isOpen: boolean) => {
    const drawer = isOpen ? findDrawer() : shown
    if (!drawer) return
    shown = isOpen ? drawer : null
    decorations.toggleClass(drawer, "active", isOpen)
    if (document.querySelector(selectors.otherCart)) decorations.toggleClass(drawer, "woocommerce-active", isOpen)
    decorations.toggleClass(document.documentElement, "ast-mobile-cart-active", isOpen)
    if (isOpen) decorations.attribute(drawer, "inert", null)
    else setUp()
    release?.()
    release = undefined
    const title = drawer.querySelector(selectors.drawerTitle)?.textContent.trim()
    for (const [name, value] of Object.entries({ role: "dialog", "aria-modal": "true", "aria-label": title || null })) {
      decorations.attribute(drawer, name, isOpen ? value : null)
    }
    if (!isOpen) return
    release = page.overlays.open({
      element: drawer,
      isModal: true,
      companions: [...document.querySelectorAll(selectors.overlay)],
      onEscape: () => dispatch("escape"),
    })
    notifyTheme(new window.CustomEvent("astra_on_slide_In_cart_open", nullPrototype({ detail: {} })))
  }
  const open = (opener: Element | null = document.activeElement) => {
    closeIfGone()
    if (state.open || !findDrawer() || !isOurs()) return
    openedBy = opener instanceof window.HTMLElement && opener !== document.body ? opener : null
    dispatch("open", { opener: openedBy ? "opener" : null })
  }

  listen(
    document,
    "click",
    (event) => {
      const target = isPlainClick(event) ? findEventElement(page, event) : null
      const element = target?.closest<HTMLElement>(controls) ?? document.body
      if (target && isServed(target))
        runListener(page, { event, element, widget: "mini-cart" }, () => answerClick(event, target))
    },
    { signal, capture: true },
  )
  const answerClick = (event: Event, target: Element) => {
    if (state.open && (target.matches(selectors.overlay) || target.closest(selectors.drawerClose))) {
      event.preventDefault()
      dispatch(target.matches(selectors.overlay) ? "overlay" : "close")
      return
    }
    const click = readTrigger(page, target)
    if (click === "native" || !findDrawer() || !isOurs()) return
    event.preventDefault()
    if (click === "flyout") open(target.closest<HTMLElement>(controls))
  }
  watchWidth(page, {
    onResize(widthChanged) {
      if (state.open) dispatch("resize", { widthChanged, focusedTag: document.activeElement?.tagName ?? "" })
    },
    onSettled(widthChanged) {
      setUp()
      if (!widthChanged) return
      notifyTheme(new window.CustomEvent("astLayoutWidthChanged", nullPrototype({ detail: { response: "" } })))
      layoutWidthChanged.send(page)
    },
  })
  layoutWidthChanged.on(page, setUp)
  page.events.on(["astPartialContentRendered"], setUp)
  page.onScan(() => {
    closeIfGone()
    setUp()
  })
  signal.addEventListener("abort", () => release?.())
  setUp()
  return open
}

/** The action of a click on one of the header's basket links; `native` for all other clicks. */
function readTrigger(page: Page, target: Element): ReturnType<typeof selectCartClick> {
  if (target.closest(controlSelectors.drawerOpener)) return "flyout"
  const place = target.closest(controlSelectors.mobileTrigger)
    ? "mobile"
    : target.closest(controlSelectors.desktopTrigger)
      ? "desktop"
      : null
  // Without the theme's own header these links belong to another script.
  if (!place || !page.document.querySelector(selectors.header)) return "native"
  const { classList } = page.document.body
  const settings = readHostSettings(page, drawerSettings)
  return selectCartClick({
    place,
    onCartPage: classList.contains("woocommerce-cart"),
    responsiveClick: settings?.responsive_cart_click || null,
    desktopLayout: settings?.desktop_layout || null,
    smallScreen: classList.contains("ast-header-break-point"),
  })
}

/** The close button, unless the shopper has moved on to another control of the drawer meanwhile. */
function findFirstFocus(drawer: HTMLElement, { activeElement }: PageDocument): HTMLElement | null {
  if (activeElement !== drawer && drawer.contains(activeElement)) return null
  return drawer.querySelector<HTMLElement>(selectors.drawerClose)
}

function findCartIcon(document: PageDocument): HTMLElement | null {
  for (const selector of selectors.cartIcons) {
    const icon = document.querySelector<HTMLElement>(selector)
    if (icon) return icon
  }
  return null
}
