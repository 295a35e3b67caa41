import { type LoaderBehaviour, type LoaderPage } from "@ringside/core"
import { parseTabKey, selectInitialTab } from "./domain/index.ts"
import { findTarget } from "./tabs/findTarget.ts"
import {
  findTabItem,
  findTabLists,
  panelClassesService,
  readPanelClasses,
  selectTabAt,
  showPanels,
  type TabList,
} from "./tabs/tabLists.ts"

/**
 * Opens one panel of each list of tabs from the start, so that nothing moves when the late code starts. A page may start it twice, for the part
 * and for the React component.
 */
export const beforeLoad: LoaderBehaviour = {
  name: "tabs",
  start(page) {
    const opened = panelClassesService.of(page)
    const look = () => {
      for (const tabList of findTabLists(page)) {
        if (opened.has(tabList.list)) continue
        readPanelClasses(page, tabList)
        selectTabAt(page, tabList, selectTab(page, tabList))
        // Whether a style sheet hides the open panel is read in the frame that lays the page out anyway: earlier, it would be laid out twice.
        page.clock.nextFrame(() => showPanels(page, tabList))
      }
    }
    page.onScan(look)
    look()
  },
}

/** The keys of tabs: from their classes, as the platform writes them, else their panels' ids. */
export function readTabKeys({ tabs }: TabList): readonly string[] {
  return tabs.map((tab) => parseTabKey(findTabItem(tab).className) ?? tab.panel.id)
}

/** The index of the tab in the page's address. */
export function selectTab({ window, document }: LoaderPage, tabList: TabList): number {
  const { hash, href: url } = window.location
  const keys = readTabKeys(tabList)
  const asked = keys.indexOf(selectInitialTab({ hash, url, keys }) ?? "")
  // The first tab is also the result for an unrelated address, which may name an element in a panel.
  const target = findTarget(document, hash)
  return Math.max(asked > 0 ? asked : tabList.tabs.findIndex(({ panel }) => panel.contains(target)), 0)
}
