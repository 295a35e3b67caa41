import { reportRemoved, sendHostWrite } from "@ringside/cart"
import { removeEndpoint, selectRemoveOutcome } from "@ringside/cart/domain"
import {
  readHostSettings,
  coreMessages,
  delegate,
  hasModifier,
  isPlainClick,
  type Page,
  showBusy,
} from "@ringside/core"
import { formatAjaxUrl, formatFormBody } from "@ringside/core/domain"
import { addingSettings } from "../hostSettings.ts"
import { removeJob } from "../jobs.ts"
import { selectUndoUrl } from "../domain/index.ts"
import { controlSelectors, selectors } from "../host.ts"
import { reportLineRemoved } from "./removedLines.ts"
import type { LoadUndo, RemovedLine } from "./undoModule.ts"

/**
 * Handles remove links of the host's mini-cart; `loadUndo` fetches the code that restores a removed line. Source: catalogue-and-cart
 * contract §5.
 */
export function startRemoveLinks(page: Page, loadUndo: LoadUndo): void {
  /** Lines that are being removed. The response to an earlier action may insert their rows again meanwhile. */
  const leaving = new Set<string>()
  const take = (event: Event, link: HTMLElement) => {
    // A link without a key is followed, and the shop's own page removes the line.
    const key = link.dataset.cart_item_key
    if (!key || page.jobs.modeOf(removeJob) !== "active") return
    event.preventDefault()
    if (leaving.has(key)) return
    leaving.add(key)
    reportLineRemoved(page, key)
    return remove(page, link, { key, loadUndo }).finally(() => leaving.delete(key))
  }
  const options = { widget: "mini-cart" }
  const { removeLink } = controlSelectors
  delegate(page, "click", removeLink, (event, link) => (isPlainClick(event) ? take(event, link) : undefined), options)
  delegate(
    page,
    "keydown",
    removeLink,
    (event, link) => (event.key === " " && !hasModifier(event) ? take(event, link) : undefined),
    options,
  )
}

interface Removal {
  readonly key: string
  readonly loadUndo: LoadUndo
}

async function remove(page: Page, link: HTMLElement, { key, loadUndo }: Removal): Promise<void> {
  const params = readHostSettings(page, addingSettings)
  if (!params) throw new Error("There are no settings for removing.")
  const row = link.closest<HTMLElement>(selectors.row)
  const removed = row && readRemovedLine(page, link, row)
  page.announce.basket(null)
  const endBusy = showBusy({ page }, row ? [row] : [], { className: "updating" })
  const answer = await sendHostWrite(page, {
    url: formatAjaxUrl(params.wcAjaxUrl, removeEndpoint),
    body: formatFormBody({ cart_item_key: key }),
  })
  if (page.signal.aborted) return
  try {
    if (applyAnswer(page, link, { json: answer.json, endBusy }) && removed) await offerUndo(page, removed, loadUndo)
  } catch (cause) {
    // The shop has responded, so the click must not be released to the browser.
    page.reports.fail({ during: "event", widget: "mini-cart", host: link, cause })
    endBusy()
    page.notices.error(page.translator("core", coreMessages)("unknownError"))
  }
}

function applyAnswer(
  page: Page,
  link: HTMLElement,
  { json, endBusy }: { readonly json: unknown; readonly endBusy: () => void },
): boolean {
  const outcome = selectRemoveOutcome(json, link.getAttribute("href") ?? "", page.document.baseURI)
  if (outcome.kind === "removed") {
    const { fragments, cartHash } = outcome
    reportRemoved(page, { fragments, cartHash, button: link })
    // If the response had no fragment for this list, the row is still there.
    endBusy()
    page.announce.basket(link.dataset.success_message ?? null)
    return true
  }
  if (outcome.kind === "navigate" && page.navigation.go(outcome.url, "shop")) return false
  endBusy()
  page.notices.error(page.translator("core", coreMessages)("unknownError"))
  return false
}

/** The data to restore a line; null where the line is in no widget, or its link has no address that undoes. */
function readRemovedLine({ document }: Page, link: HTMLElement, row: HTMLElement): RemovedLine | null {
  const widget = row.closest(selectors.content)?.parentElement
  const undoUrl = selectUndoUrl(link.getAttribute("href") ?? "", document.baseURI)
  if (!widget || undoUrl === null) return null
  const name = row.querySelector(selectors.rowName)?.textContent.trim() ?? ""
  const index = [...widget.querySelectorAll(selectors.row)].indexOf(row)
  return { key: link.dataset.cart_item_key ?? "", name, undoUrl, widget, index }
}

async function offerUndo(page: Page, line: RemovedLine, loadUndo: LoadUndo): Promise<void> {
  try {
    const module = await loadUndo()
    if (!page.signal.aborted) module.offerUndo(page, line)
  } catch (cause) {
    // The line is removed, as the shopper wanted.
    page.reports.fail({ during: "load", widget: "mini-cart", cause })
  }
}
