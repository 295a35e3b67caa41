import { nullPrototype } from "@ringside/core/domain"
import {
  listen,
  defineBehaviour,
  hasModifier,
  isPlainClick,
  type Page,
  startBehaviour,
  findEventElement,
  focusInView,
} from "@ringside/core"
import { connectTabs, openTab } from "./connectTabs.ts"
import { readDirection } from "./describeTabs.ts"
import { selectTabIndexForKey } from "../domain/index.ts"
import { findPressedTab, findTabByHash } from "./findTab.ts"
import { findTarget } from "./findTarget.ts"
import { hostTabWrapper, reviewParts, reviewSelectors, tabWrappers } from "../host.ts"
import { productJob } from "../jobs.ts"
import { selectTab } from "../beforeLoad.ts"
import { findTabLists, showPanels } from "./tabLists.ts"

/**
 * Tabs: the host's own ones, and those in a `tabs` hook, which `beforeLoad` has opened. They are switched by click, key, link and address.
 * Source: catalogue-and-cart contract §10.1.
 */
export const tabsBehaviour = defineBehaviour({
  name: "tabs",
  selector: ({ jobs }) => tabWrappers[jobs.modeOf(productJob)],
  connect: connectTabs,
  on: {
    click(event, _, page) {
      const pressed = isPlainClick(event) ? findPressedTab(page, event) : null
      if (!pressed) return
      event.preventDefault()
      openTab(page, pressed.tabList, pressed.index)
    },
    keydown(event, _, page) {
      const pressed = hasModifier(event) || event.defaultPrevented ? null : findPressedTab(page, event)
      if (!pressed) return
      const { tabList, index } = pressed
      const { key } = event
      const next =
        key === " " ? index : selectTabIndexForKey(key, index, tabList.tabs.length, readDirection(page, tabList))
      if (next === null) return
      event.preventDefault()
      // The gallery listens to the same keys.
      event.stopPropagation()
      openTab(page, tabList, next)
      const link = tabList.tabs[next]?.link
      if (link) focusInView(page, link)
    },
  },
  start(page) {
    startBehaviour(reviewLinks, page)
    openByAddress(page)
    showForPaper(page)
    page.events.on(["init"], (event) => {
      const target = findEventElement(page, event)
      if (!target?.matches(hostTabWrapper)) return
      for (const tabList of findTabLists(page)) {
        if (target.contains(tabList.list)) openTab(page, tabList, selectTab(page, tabList))
      }
    })
  },
})

/** Links to the reviews open their tab; the browser then scrolls there. */
export const reviewLinks = defineBehaviour({
  name: "tabs",
  selector: reviewSelectors.link,
  element: "HTMLAnchorElement",
  on: {
    click(event, link, page) {
      const { window, clock } = page
      if (!isPlainClick(event)) return
      const reviews = link.pathname === window.location.pathname && findTabByHash(page, link.hash || "#reviews")
      if (!reviews) return
      openTab(page, reviews.tabList, reviews.index)
      // The browser scrolls after this event.
      clock.after(0, () => focusReviews(page))
    },
  },
})

/** Shows all panels on paper, and one afterwards. */
function showForPaper(page: Page): void {
  const show = () => {
    for (const tabList of findTabLists(page)) showPanels(page, tabList)
  }
  const paper = page.window.matchMedia("print")
  // eslint-disable-next-line no-restricted-syntax -- a media query, which only the browser changes
  listen(paper, "change", show, { signal: page.signal })
  // It may have been asked for before this code was there.
  if (paper.matches) show()
}

function openByAddress(page: Page): void {
  const { document, window, signal } = page
  listen(
    window,
    "hashchange",
    () => {
      const { hash } = window.location
      const place = findTabByHash(page, hash)
      if (!place) return
      openTab(page, place.tabList, place.index)
      // The browser looked for it while it was hidden.
      findTarget(document, hash)?.scrollIntoView()
    },
    { signal },
  )
}

/** Moves focus to the reviews, so that a screen reader goes on there. */
function focusReviews({ document, decorations }: Page): void {
  const heading = document.querySelector<HTMLElement>(reviewParts.heading)
  if (!heading) return
  if (heading.tabIndex < 0) decorations.attribute(heading, "tabindex", "-1")
  heading.focus(nullPrototype({ preventScroll: true }))
}
