import { findEventElement, type Page } from "@ringside/core"
import { isReviewsHash } from "../domain/index.ts"
import { findTarget } from "./findTarget.ts"
import { readTabKeys } from "../beforeLoad.ts"
import { findTabLists, type Tab, type TabList } from "./tabLists.ts"

/** One tab by its index. */
export interface TabPlace {
  readonly tabList: TabList
  readonly index: number
}

/** The tab that an event happened on. */
export function findPressedTab(page: Page, event: Event): TabPlace | null {
  const link = findEventElement(page, event)?.closest("a")
  return link ? findTab(page, (tab) => tab.link === link) : null
}

/** The tab whose panel contains the element of a hash (with its `#`); the reviews' tab for a review on another page of the list. */
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
