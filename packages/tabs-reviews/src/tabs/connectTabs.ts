import { type Page, type Scope, definePageService } from "@ringside/core"
import { createAccordion } from "./accordions.ts"
import { describeTabs } from "./describeTabs.ts"
import { warnOfEmptyTabs } from "../hookWarnings.ts"
import { readTabLists, showTab, type TabList } from "./tabLists.ts"

/** Shows that the tab at `index` was opened, -1 for none. */
type Follow = (tabList: TabList, index: number) => void

/** Opens a tab; -1 closes all. */
export function openTab(page: Page, tabList: TabList, index: number): void {
  showTab(page, tabList, index)
  connectedListsService.of(page).get(tabList.list)?.(tabList, index)
}

/** Describes the tabs in a wrapper, and connects the new list when the host replaces it. */
export function connectTabs(wrapper: HTMLElement, scope: Scope): () => void {
  const { page } = scope
  const lists = connectedListsService.of(page)
  const look = () => {
    warnOfEmptyTabs(page, wrapper)
    const [tabList] = readTabLists(page, wrapper)
    // Of two wrappers around the same list, the outer one is connected first.
    if (!tabList || lists.has(tabList.list)) return false
    const { list } = tabList
    const accordion = createAccordion(scope, {
      list,
      readTabs: () => readTabLists(page, wrapper).find((each) => each.list === list),
      open: (tabs, index) => openTab(page, tabs, index),
    })
    lists.set(list, (tabs, index) => {
      if (!accordion?.follow(tabs, index)) describeTabs(scope, tabs)
    })
    scope.onEnd(() => lists.delete(list))
    describeTabs(scope, tabList)
    return true
  }
  scope.onScan(look)
  return () => void look()
}

const connectedListsService = definePageService("tabs-reviews.tabLists", (): WeakMap<Element, Follow> => new WeakMap())
