import {
  defineBehaviour,
  edgesService,
  listen,
  type Page,
  readHookOptions,
  type Scope,
  scrollerService,
} from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { presentAsButton } from "../controls.ts"
import { isScrollTopVisible, scrollMs } from "../domain/index.ts"
import { chromeSelectors as selectors } from "../themeHost.ts"
import { themeJob } from "../jobs.ts"
import { siteMessages } from "../messages.ts"
import { scrollToTopAttributes } from "../options.ts"

/** The button that scrolls to the top. Source: attribution-translation-site §8.7. */
export const scrollToTop = defineBehaviour({
  name: "site-scroll-to-top",
  selector: ({ jobs }) =>
    jobs.isOurs(themeJob) ? `${selectors.scrollTop}, ${selectors.scrollTopHook}` : selectors.scrollTopHook,
  connect(button: HTMLElement, scope: Scope) {
    const { page, signal } = scope
    const { window, document, clock } = page
    const devices = readDevices(button, page)
    let isPlanned = false
    let isShown: boolean | null = null
    /** Measured at the first scroll, so that the start needs no layout, and again after a resize. */
    let measured: { readonly headerHeight: number | null; readonly width: number } | null = null

    const isVisibleAt = (scrollTop: number) => {
      measured ??= {
        headerHeight: document.querySelector<HTMLElement>(selectors.pageHeader)?.offsetHeight ?? null,
        width: window.innerWidth,
      }
      return isScrollTopVisible({ ...measured, scrollTop, devices })
    }
    const look = () => {
      isPlanned = false
      if (signal.aborted) return
      const { scrollY: scrollTop } = window
      const next = scrollTop > 0 && isVisibleAt(scrollTop)
      if (next === isShown) return
      isShown = next
      // Hiding a focused button would lose the keyboard's position.
      if (!next && document.activeElement === button) focusStart(scope)
      scope.style(button, "display", next ? "block" : "none")
    }
    const plan = () => {
      if (!isPlanned) clock.nextFrame(look)
      isPlanned = true
    }
    const press = () => {
      void scrollerService
        .of(page)
        .to("top", { durationMs: scrollMs })
        .then((hasArrived) => {
          if (hasArrived && !signal.aborted) focusStart(scope)
        })
    }
    listen(window, "scroll", plan, { signal, passive: true })
    listen(
      window,
      "resize",
      () => {
        measured = null
        plan()
      },
      { signal },
    )
    scope.listenToField(button, "click", (event) => {
      event.preventDefault()
      press()
    })
    scope.listenToField(button, "keydown", (event) => {
      const isPress = event.key === " " || (event.key === "Enter" && !button.matches("button, [href]"))
      if (!isPress || button.localName === "button") return
      event.preventDefault()
      press()
    })
    return () => {
      presentAsButton(scope, button, page.translator("site", siteMessages)("toTop"))
      scope.attribute(button, "hidden", null)
      scope.style(button, "display", "none")
      edgesService.of(page).add(button, signal)
      // The page may have been scrolled before this code was loaded.
      plan()
    }
  },
})

function readDevices(button: HTMLElement, page: Page): string {
  if (!button.matches(selectors.scrollTopHook)) return button.dataset["onDevices"] ?? "both"
  return readHookOptions("scroll-to-top", scrollToTopAttributes, button, page).devices
}

/** Moves focus to the start of the page. */
function focusStart({ page: { document }, attribute }: Scope): void {
  const start = document.getElementById("page") ?? document.body
  if (!start.hasAttribute("tabindex")) attribute(start, "tabindex", "-1")
  start.focus(nullPrototype({ preventScroll: true }))
}
