import { isPlainClick, type Page } from "@ringside/core"
import { createDrawerState, type DrawerAct, reduceDrawer, selectCartClick } from "./domain/index.ts"
import { controlSelectors, drawerFamily, selectors, startSelectors } from "./host.ts"

const focusDelayMs = 100
const setUpDelayMs = 50

/** The theme's cart drawer, brought to life in place. The answer opens it. Source: catalogue-and-cart contract §6. */
export function startDrawer(page: Page): () => void {
  const { document, window, signal, clock, decorations } = page
  let state = createDrawerState()
  let release: (() => void) | undefined
  let cancelFocus: (() => void) | undefined
  let openedBy: HTMLElement | null = null
  /** The drawer that is open. The host may remove it, or put another in its place. */
  let shown: HTMLElement | null = null
  let widthPx = window.innerWidth
  /** As the theme was told last. */
  let settledWidthPx = widthPx

  /** Events that the theme knows as native ones, with jQuery on the page or without. */
  const tellTheme = (event: CustomEvent<object>) => {
    document.dispatchEvent(event)
    page.events.sendOwn(`ringside:${event.type}`, document, event.detail)
  }
  const findDrawer = () => document.querySelector<HTMLElement>(startSelectors.drawer)
  const isOurs = () => page.families.modeOf(drawerFamily) === "work"

  /** A closed drawer is still in the page: its links must not be reached by Tab. */
  const setUp = () => {
    const drawer = findDrawer()
    if (drawer && drawer !== shown && isOurs()) decorations.attribute(drawer, "inert", "")
  }
  /** What went while it was open can't be closed by the shopper: the page would stay inert. */
  const closeIfGone = () => {
    if (shown && !shown.isConnected) act("close")
  }
  const focusLater = (target: () => HTMLElement | null | undefined) => {
    cancelFocus?.()
    cancelFocus = clock.after(focusDelayMs, () => target()?.focus({ preventScroll: true }))
  }
  const act = (type: DrawerAct["type"], more: Omit<DrawerAct, "type"> = {}) => {
    const wasOpen = state.open
    const step = reduceDrawer(state, { type, ...more })
    state = step.state
    if (state.open !== wasOpen) show(state.open)
    if (step.focus === "close-button") focusLater(() => findDrawer()?.querySelector<HTMLElement>(selectors.drawerClose))
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
      onEscape: () => act("escape"),
    })
    tellTheme(new window.CustomEvent("astra_on_slide_In_cart_open", { detail: {} }))
  }
  const open = (opener: Element | null = document.activeElement) => {
    closeIfGone()
    if (state.open || !findDrawer() || !isOurs()) return
    openedBy = opener instanceof window.HTMLElement && opener !== document.body ? opener : null
    widthPx = window.innerWidth
    act("open", { opener: openedBy ? "opener" : null })
  }

  document.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof window.Element) || !isPlainClick(event)) return
      const { target } = event
      if (state.open && (target.matches(selectors.overlay) || target.closest(selectors.drawerClose))) {
        event.preventDefault()
        act(target.matches(selectors.overlay) ? "overlay" : "close")
        return
      }
      const click = readTrigger(page, target)
      if (click === "native" || !findDrawer() || !isOurs()) return
      event.preventDefault()
      if (click === "flyout") open(target.closest<HTMLElement>("a, button, [tabindex]"))
    },
    { signal, capture: true },
  )
  let cancelSetUp: (() => void) | undefined
  window.addEventListener(
    "resize",
    () => {
      const hasNewWidth = window.innerWidth !== widthPx
      widthPx = window.innerWidth
      if (state.open) act("resize", { widthChanged: hasNewWidth, focusedTag: document.activeElement?.tagName ?? "" })
      cancelSetUp?.()
      cancelSetUp = clock.after(setUpDelayMs, () => {
        setUp()
        if (widthPx === settledWidthPx) return
        settledWidthPx = widthPx
        tellTheme(new window.CustomEvent("astLayoutWidthChanged", { detail: { response: "" } }))
      })
    },
    { signal },
  )
  page.events.on(["astLayoutWidthChanged", "astPartialContentRendered"], setUp)
  page.onScan(() => {
    closeIfGone()
    setUp()
  })
  signal.addEventListener("abort", () => release?.())
  setUp()
  return open
}

/** What a click on one of the header's basket links means; `native` for all other clicks. */
function readTrigger(page: Page, target: Element): ReturnType<typeof selectCartClick> {
  if (target.closest(controlSelectors.drawerOpener)) return "flyout"
  const place = target.closest(controlSelectors.mobileTrigger)
    ? "mobile"
    : target.closest(controlSelectors.desktopTrigger)
      ? "desktop"
      : null
  // Without the theme's own header these are somebody else's links.
  if (!place || !page.document.querySelector(selectors.header)) return "native"
  const { classList } = page.document.body
  const settings = page.settings.read("astra_cart", "mini-cart") ?? {}
  return selectCartClick({
    place,
    onCartPage: classList.contains("woocommerce-cart"),
    responsiveClick: readText(settings.responsive_cart_click),
    desktopLayout: readText(settings.desktop_layout),
    smallScreen: classList.contains("ast-header-break-point"),
  })
}

const readText = (value: unknown) => (typeof value === "string" ? value : null)

function findCartIcon(document: Document): HTMLElement | null {
  for (const selector of selectors.cartIcons) {
    const icon = document.querySelector<HTMLElement>(selector)
    if (icon) return icon
  }
  return null
}
