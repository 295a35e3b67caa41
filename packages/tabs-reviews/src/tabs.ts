import { hasModifier, isPlainClick, type Page } from "@ringside/core"
import { createAccordions } from "./accordions.ts"
import { describeTabs, readDirection } from "./describeTabs.ts"
import { selectTabIndexForKey } from "./domain/index.ts"
import { findPressedTab, findTabByHash, type TabPlace } from "./findTab.ts"
import { findTarget } from "./findTarget.ts"
import { hostTabWrapper, reviewParts, reviewSelectors } from "./host.ts"
import { warnOfEmptyTabs } from "./hookWarnings.ts"
import { selectTab } from "./startBehaviour.ts"
import { findTabLists, showTab } from "./tabLists.ts"

type OpenTab = (place: TabPlace) => void

/** Switches tabs by click, key, link and address. Source: catalogue-and-cart contract §10.1. */
export function startTabs(page: Page): void {
  const open: OpenTab = ({ tabList, index }) => {
    showTab(page, tabList, index)
    describeTabs(page, tabList)
    accordions.follow(tabList, index)
  }
  const accordions = createAccordions(page, open)
  const done = new WeakSet<Element>()
  const describeNew = () => {
    for (const tabList of findTabLists(page)) {
      if (done.has(tabList.list)) continue
      done.add(tabList.list)
      describeTabs(page, tabList)
      accordions.watch(tabList)
    }
  }
  page.onScan(describeNew)
  page.onScan(() => warnOfEmptyTabs(page))
  describeNew()
  warnOfEmptyTabs(page)
  page.events.on(["init"], ({ target }) => {
    if (!(target instanceof page.window.Element) || !target.matches(hostTabWrapper)) return
    for (const tabList of findTabLists(page)) {
      if (target.contains(tabList.list)) open({ tabList, index: selectTab(page, tabList) })
    }
  })
  answerClicks(page, open)
  answerKeys(page, open)
  answerAddress(page, open)
}

/** In the capture phase, as keys: a host that stops events on their way up must not stop us. */
function answerClicks(page: Page, open: OpenTab): void {
  const { document, window, signal } = page
  document.addEventListener(
    "click",
    (event) => {
      if (!isPlainClick(event)) return
      const pressed = findPressedTab(page, event)
      if (pressed) {
        event.preventDefault()
        open(pressed)
        return
      }
      const link = event.target instanceof window.Element ? event.target.closest("a") : null
      if (!link?.matches(reviewSelectors.link) || link.pathname !== window.location.pathname) return
      const reviews = findTabByHash(page, link.hash || "#reviews")
      if (!reviews) return
      open(reviews)
      // The browser jumps when this event is over.
      page.clock.after(0, () => focusReviews(page))
    },
    { signal, capture: true },
  )
}

function answerKeys(page: Page, open: OpenTab): void {
  const { document, signal } = page
  document.addEventListener(
    "keydown",
    (event) => {
      const pressed = hasModifier(event) || event.defaultPrevented ? null : findPressedTab(page, event)
      if (!pressed) return
      const { tabList, index } = pressed
      const { key } = event
      const next =
        key === " " ? index : selectTabIndexForKey(key, index, tabList.tabs.length, readDirection(page, tabList))
      if (next === null) return
      event.preventDefault()
      // The gallery moves by the same keys.
      event.stopPropagation()
      open({ tabList, index: next })
      tabList.tabs[next]?.link.focus()
    },
    { signal, capture: true },
  )
}

function answerAddress(page: Page, open: OpenTab): void {
  const { document, window, signal } = page
  window.addEventListener(
    "hashchange",
    () => {
      const { hash } = window.location
      const place = findTabByHash(page, hash)
      if (!place) return
      open(place)
      // The browser looked for it while it was hidden.
      findTarget(document, hash)?.scrollIntoView()
    },
    { signal },
  )
}

/** Has who followed a link to the reviews read on there. */
function focusReviews({ document, decorations }: Page): void {
  const heading = document.querySelector<HTMLElement>(reviewParts.heading)
  if (!heading) return
  if (heading.tabIndex < 0) decorations.attribute(heading, "tabindex", "-1")
  heading.focus({ preventScroll: true })
}
