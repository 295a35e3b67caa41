import { addedToBasket, fragmentRefreshService, postWcAjax, removedFromBasket, sendHostWrite } from "@ringside/cart"
import { fragmentsEndpoint, parseFragments } from "@ringside/cart/domain"
import { type Page, readHostSettings, readLinkTarget, writeTimeoutMs } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { addingSettings } from "../hostSettings.ts"
import { lineSelectors } from "../host.ts"
import { undoMessages } from "../messages.ts"
import type { RemovedLine } from "./removedLine.ts"
import { createUndoRow } from "./undoRow.ts"

/** Shows in the host's mini-cart that a line was removed, at its place, with a button that restores it. Ends with the next change. */
export function offerUndo(page: Page, line: RemovedLine): void {
  const { name } = line
  const translate = page.translator("mini-cart", undoMessages)
  const row = createUndoRow(page, line)
  const ended = new AbortController()
  const end = () => {
    ended.abort()
    row.remove()
  }
  const undo = async () => {
    if (row.isBusy()) return
    row.setBusy(true)
    page.announce.basket(null)
    const isRestored = await restoreLine(page, line)
    if (page.signal.aborted) return
    if (isRestored) {
      end()
      findRemoveLink(line)?.focus(nullPrototype({ preventScroll: true }))
      page.announce.basket(translate("restored", { name }))
    } else if (!ended.signal.aborted) {
      row.setBusy(false)
      row.show(translate("undoFailed", { name }), "alert")
    }
  }
  row.show(translate("removed", { name }))
  page.events.listenToField(row.button, "click", () => void undo(), { signal: ended.signal })
  for (const topic of [addedToBasket, removedFromBasket]) ended.signal.addEventListener("abort", topic.on(page, end))
  page.signal.addEventListener("abort", end)
}

/** Requests the line, and the basket's markup; resolves with whether the markup contains the line. */
async function restoreLine(page: Page, line: RemovedLine): Promise<boolean> {
  const answer = await sendHostWrite(page, async () => {
    const restored = await page.http({ method: "GET", url: line.undoUrl, timeoutMs: writeTimeoutMs })
    const params = readHostSettings(page, addingSettings)
    if (!params || restored.kind !== "answer" || !restored.isOk) return null
    const { wcAjaxUrl } = params
    const fields = { time: page.clock.now() }
    return postWcAjax(page, { wcAjaxUrl, endpoint: fragmentsEndpoint, fields })
  })
  const markup = parseFragments(answer?.json)
  if (page.signal.aborted || !markup) return false
  fragmentRefreshService.of(page).takeAnswer(markup)
  return findRemoveLink(line) !== undefined
}

function findRemoveLink({ widget, key }: RemovedLine): HTMLElement | undefined {
  const links = [...widget.querySelectorAll<HTMLElement>(lineSelectors.removeLink)]
  return links.find((link) => readLinkTarget(link, "line") === key)
}
