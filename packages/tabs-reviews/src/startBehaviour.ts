import type { BootBehaviour, BootPage } from "@ringside/core"
import { parseTabKey, selectInitialTab } from "./domain/index.ts"
import { findTarget } from "./findTarget.ts"
import { findOpenTab, findTabItem, findTabLists, showTab, type TabList } from "./tabLists.ts"

/** What of the tabs has to be right before anybody touches them: one panel is shown, so that nothing jumps later. */
export const tabsStartBehaviour: BootBehaviour = {
  name: "tabs",
  start(page) {
    const done = new WeakSet<Element>()
    const open = () => {
      for (const tabList of findTabLists(page)) {
        if (done.has(tabList.list)) continue
        done.add(tabList.list)
        showTab(page, tabList, selectTab(page, tabList))
      }
    }
    page.onScan(open)
    const repeat = () => {
      for (const tabList of findTabLists(page)) showTab(page, tabList, findOpenTab(tabList))
    }
    page.window.matchMedia("print").addEventListener("change", repeat, { signal: page.signal })
    open()
  },
}

/** The keys of tabs: from their classes, as the platform writes them, else their panels' ids. */
export function readTabKeys({ tabs }: TabList): readonly string[] {
  return tabs.map((tab) => parseTabKey(findTabItem(tab).className) ?? tab.panel.id)
}

/** The number of the tab that the page's address asks for. */
export function selectTab({ window, document }: BootPage, tabList: TabList): number {
  const { hash, href: url } = window.location
  const keys = readTabKeys(tabList)
  const asked = keys.indexOf(selectInitialTab({ hash, url, keys }) ?? "")
  if (asked > 0) return asked
  // The first is opened for any other address, too: a tab of the shop's own is asked for by what it holds.
  const target = findTarget(document, hash)
  const holder = tabList.tabs.findIndex(({ panel }) => panel.contains(target))
  return holder < 0 ? 0 : holder
}
