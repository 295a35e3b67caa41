import { defineBehaviour, goOrReport, listen, type Scope, findEventElement } from "@ringside/core"
import { isCardExpired } from "../domain/index.ts"
import { askToDelete } from "./askToDelete.ts"
import { payPageSelectors } from "./host.ts"
import { savedTableJob } from "./jobs.ts"
import { markExpired } from "./savedTokens.ts"

/** The account's list of saved cards, whose actions are links of the shop's. Source: checkout contract §9. */
export const savedTable = defineBehaviour({
  name: "saved-cards-list",
  selector: ({ jobs }) => (jobs.isOurs(savedTableJob) ? payPageSelectors.savedTable : null),
  connect(table: HTMLElement, scope: Scope) {
    const { page } = scope
    const followed = new Set<Element>()
    const follow = (link: HTMLAnchorElement) => {
      followed.add(link)
      scope.attribute(link, "aria-disabled", "true")
    }
    scope.listenToField(table, "click", (event) => {
      const link = findEventElement(page, event)?.closest<HTMLAnchorElement>(payPageSelectors.actions)
      if (!link) return
      if (followed.has(link)) {
        event.preventDefault()
        return
      }
      if (!link.classList.contains("delete")) {
        follow(link)
        return
      }
      event.preventDefault()
      void askToDelete(scope, link.closest(payPageSelectors.row)?.querySelector("td")?.textContent.trim() ?? "").then(
        (isSure) => {
          if (!isSure || scope.signal.aborted) return
          if (goOrReport(page, link.href, "shop")) follow(link)
        },
      )
    })
    // Enable the links again when the browser restores the page from its cache.
    const enableLinks = () => {
      for (const link of followed) scope.attribute(link, "aria-disabled", null)
      followed.clear()
    }
    listen(page.window, "pageshow", enableLinks, { signal: scope.signal })
    return () => {
      for (const row of table.querySelectorAll(payPageSelectors.row)) {
        const cell = row.querySelector<HTMLElement>(payPageSelectors.expires)
        if (cell && isCardExpired(cell.textContent.trim(), page.clock.now())) markExpired(scope, cell)
      }
    }
  },
})
