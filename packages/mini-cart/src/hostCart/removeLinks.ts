import { formatLostAnswer, reportRemoved, sendHostWrite } from "@ringside/cart"
import { removeEndpoint, selectRemoveOutcome } from "@ringside/cart/domain"
import {
  type Behaviour,
  coreMessages,
  defineBehaviour,
  hasModifier,
  isPlainClick,
  type Page,
  readHostSettings,
  readLinkTarget,
  serviceOf,
  showBusy,
} from "@ringside/core"
import { formatAjaxUrl, formatFormBody } from "@ringside/core/domain"
import { addingSettings } from "../hostSettings.ts"
import { removeJob } from "../jobs.ts"
import { selectUndoUrl } from "../domain/index.ts"
import { lineSelectors } from "../host.ts"
import { reportLineRemoved } from "./removedLines.ts"
import type { LoadUndo, RemovedLine } from "./undoModule.ts"

/** Lines that are being removed. The response to an earlier action may insert their rows again meanwhile. */
const leavingOf = (page: Page) => serviceOf(page, "mini-cart.leaving", () => new Set<string>())

/**
 * Creates the behaviour of the remove links in the host's mini-cart; `loadUndo` fetches the code that restores a removed line. Source:
 * catalogue-and-cart contract §5.
 */
export function createRemoveLinksBehaviour(loadUndo: LoadUndo): Behaviour {
  const take = (event: Event, link: HTMLElement, page: Page) => {
    const leaving = leavingOf(page)
    // A link without a key is followed, and the shop's own page removes the line.
    const key = readLinkTarget(link, "line")
    if (!key) return
    event.preventDefault()
    if (leaving.has(key)) return
    leaving.add(key)
    reportLineRemoved(page, key)
    return remove(page, link, { key, loadUndo }).finally(() => leaving.delete(key))
  }
  return defineBehaviour({
    name: "mini-cart",
    selector: ({ jobs }) => (jobs.modeOf(removeJob) === "active" ? lineSelectors.removeLink : null),
    on: {
      click: (event, link, page) => (isPlainClick(event) ? take(event, link, page) : undefined),
      keydown: (event, link, page) => (event.key === " " && !hasModifier(event) ? take(event, link, page) : undefined),
    },
  })
}

interface Removal {
  readonly key: string
  readonly loadUndo: LoadUndo
}

async function remove(page: Page, link: HTMLElement, { key, loadUndo }: Removal): Promise<void> {
  const params = readHostSettings(page, addingSettings)
  if (!params) throw new Error("There are no settings for removing.")
  const row = link.closest<HTMLElement>(lineSelectors.row)
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
  page.notices.error(formatLostAnswer(page))
  return false
}

/** The data to restore a line; null where the line is in no widget, or its link has no address that undoes. */
function readRemovedLine({ document }: Page, link: HTMLElement, row: HTMLElement): RemovedLine | null {
  const widget = row.closest(lineSelectors.content)?.parentElement
  const undoUrl = selectUndoUrl(link.getAttribute("href") ?? "", document.baseURI)
  if (!widget || undoUrl === null) return null
  const name = row.querySelector("a:not(.remove)")?.textContent.trim() ?? ""
  const index = [...widget.querySelectorAll(lineSelectors.row)].indexOf(row)
  return { key: readLinkTarget(link, "line") ?? "", name, undoUrl, widget, index }
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
