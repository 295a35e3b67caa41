import type { Page } from "@ringside/core"
import { isReviewsHash } from "./domain/index.ts"
import { findTarget } from "./findTarget.ts"
import { readTabKeys } from "./startBehaviour.ts"
import { findTabLists, type Tab, type TabList } from "./tabLists.ts"

/** One tab by its number. */
export interface TabPlace {
  readonly tabList: TabList
  readonly index: number
}

/** The tab that an event happened on. */
export function findPressedTab(page: Page, { target }: Event): TabPlace | null {
  const link = target instanceof page.window.Element ? target.closest("a") : null
  return link && findTab(page, (tab) => tab.link === link)
}

/** The tab whose panel holds what a hash (with its `#`) names; the reviews, if it names one that is on another page of them. */
export function findTabByHash(page: Page, hash: string): TabPlace | null {
  const target = findTarget(page.document, hash)
  return (
    findTab(page, ({ panel }) => panel.contains(target)) ??
    (isReviewsHash(hash)
      ? findTab(page, (tab, tabList) => readTabKeys(tabList)[tabList.tabs.indexOf(tab)] === "reviews")
      : null)
  )
}

function findTab(page: Page, isSought: (tab: Tab, tabList: TabList) => boolean): TabPlace | null {
  for (const tabList of findTabLists(page)) {
    const index = tabList.tabs.findIndex((tab) => isSought(tab, tabList))
    if (index >= 0) return { tabList, index }
  }
  return null
}
