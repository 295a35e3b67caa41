import {
  defineBehaviour,
  isPlainClick,
  isRendered,
  type Page,
  type PageDocument,
  readHostSettings,
  scrollerService,
} from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { scrollMs } from "../domain/index.ts"
import { chromeSelectors as selectors, headerSelectors } from "../themeHost.ts"
import { themeSettings } from "../hostSettings.ts"
import { themeJob } from "../jobs.ts"

const menus = `${headerSelectors.header}, ${headerSelectors.popup}`

/** Links to places of the same page, whose targets must not be covered by a sticky header. Source: attribution-translation-site §8.7. */
export const anchors = defineBehaviour({
  name: "site-anchors",
  selector: selectors.anchor,
  element: "HTMLAnchorElement",
  on: {
    // Links of a menu come after the menu itself, with its code.
    click: (event, link, page) => !link.closest(menus) && follow(event, link, page),
  },
  start(page) {
    if (!scrollsToAnchors(page)) return
    const target = findTarget(page.document, page.window.location.hash)
    if (!target) return
    page.clock.nextFrame(() => {
      const { top } = target.getBoundingClientRect()
      // The browser has scrolled there already; if the shopper has scrolled since, do nothing.
      if (top >= -1 && top < sumStuckHeights(page.document)) void scrollTo(target, page, 0)
    })
  },
})

/** Links to a place on the page in the header's menus, which close or open at some of them. */
export const menuAnchors = defineBehaviour({
  name: "site-menu-anchors",
  selector: `:is(${menus}) ${selectors.anchor}`,
  element: "HTMLAnchorElement",
  on: { click: follow },
})

function follow(event: MouseEvent, link: HTMLAnchorElement, page: Page): void {
  if (!isPlainClick(event) || event.defaultPrevented || !isSamePage(link, page) || link.closest(selectors.ownLinks))
    return
  // Last, since it reads the page; a selector is read at every click, such as those in a form.
  if (!scrollsToAnchors(page)) return
  const hash = readHash(link)
  const target = findTarget(page.document, hash)
  // The browser announces its own jump to the part that shows a hidden target, such as tabs.
  if (!target || !isRendered(target)) return
  event.preventDefault()
  if (hash !== page.window.location.hash) page.window.history.pushState(null, "", hash)
  void scrollTo(target, page, scrollMs).then(() => focusPlace(target, page))
}

function scrollsToAnchors(page: Page): boolean {
  return page.jobs.isOurs(themeJob) && readHostSettings(page, themeSettings).scrollToId
}

function readHash(link: Element): string {
  const href = link.getAttribute("href") ?? ""
  return href.slice(href.indexOf("#"))
}

function isSamePage(link: HTMLAnchorElement, { window }: Page): boolean {
  if (link.target === "_blank") return false
  const { origin, pathname, search } = window.location
  return link.origin === origin && link.pathname === pathname && link.search === search
}

/** The element of a hash; null for a hash that is no id, such as a script's own state. */
function findTarget(document: PageDocument, hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

function scrollTo(target: HTMLElement, page: Page, durationMs: number): Promise<boolean> {
  return scrollerService.of(page).to(target, { durationMs, marginPx: sumStuckHeights(page.document) })
}

function sumStuckHeights(document: PageDocument): number {
  const parts = [...document.querySelectorAll<HTMLElement>(selectors.stuckPart)]
  return parts.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
}

/** Moves the keyboard's starting point, as the browser's own jump does. */
function focusPlace(target: HTMLElement, { decorations, document }: Page): void {
  target.focus(nullPrototype({ preventScroll: true }))
  if (document.activeElement === target) return
  decorations.attribute(target, "tabindex", "-1")
  target.focus(nullPrototype({ preventScroll: true }))
}
