import { formatLostAnswer, postWcAjax, reportRemoved, sendHostWrite } from "@ringside/cart"
import { removeEndpoint, selectRemoveOutcome } from "@ringside/cart/domain"
import {
  defineBehaviour,
  hasModifier,
  isPrimaryClick,
  type Page,
  readHandlerMark,
  readHostSettings,
  readLinkTarget,
  definePageService,
  showBusy,
  showUnknownError,
  whenNotLeft,
} from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { addingSettings } from "../hostSettings.ts"
import { removeJob } from "../jobs.ts"
import { undoModule } from "../modules.ts"
import { selectUndoUrl } from "../domain/index.ts"
import { lineSelectors, removeLinkHandler } from "../host.ts"
import { reportLineRemoved } from "./removedLines.ts"
import type { RemovedLine } from "./removedLine.ts"

/** Lines that are being removed. The response to an earlier action may insert their rows again meanwhile. */
const leavingService = definePageService("mini-cart.leaving", () => new Set<string>())

/** The remove links in the host's mini-cart. Source: catalogue-and-cart contract §5. */
export const removeLinksBehaviour = defineBehaviour({
  name: "mini-cart",
  selector: ({ jobs }) => (jobs.isOurs(removeJob) ? lineSelectors.removeLink : null),
  afterHandlers: {
    // The platform removes whatever another script has prevented.
    click: (event, link, page) => (isPrimaryClick(event) && !isTheirs(page) ? take(event, link, page) : undefined),
  },
  on: {
    // Space is a click, as for the platform: handlers of the page's own may ask first.
    keydown(event, link) {
      if (event.key !== " " || hasModifier(event)) return
      event.preventDefault()
      link.click()
    },
  },
})

/** Whether a script of the page has taken the platform's handler off: it removes in the platform's place, or wants the links followed. */
function isTheirs(page: Page): boolean {
  return readHandlerMark(page, page.document.body, removeLinkHandler) === "taken"
}

function take(event: Event, link: HTMLElement, page: Page): Promise<void> | undefined {
  const leaving = leavingService.of(page)
  // A link without a key is followed, and the shop's own page removes the line.
  const key = readLinkTarget(link, "line")
  if (!key) return undefined
  event.preventDefault()
  if (leaving.has(key)) return undefined
  leaving.add(key)
  reportLineRemoved(page, key)
  return remove(page, link, key).finally(() => void leaving.delete(key))
}

async function remove(page: Page, link: HTMLElement, key: string): Promise<void> {
  const params = readHostSettings(page, addingSettings)
  if (!params) throw new Error("There are no settings for removing.")
  const row = link.closest<HTMLElement>(lineSelectors.row)
  const removed = row && readRemovedLine(page, link, row)
  page.announce.basket(null)
  const endBusy = showBusy({ page }, row ? [row] : [], { className: "updating" })
  const { wcAjaxUrl } = params
  const answer = await sendHostWrite(page, () =>
    postWcAjax(page, { wcAjaxUrl, endpoint: removeEndpoint, fields: { cart_item_key: key } }),
  )
  if (page.signal.aborted) return
  try {
    if (applyAnswer(page, link, { json: answer.json, endBusy }) && removed) await offerUndo(page, removed)
  } catch (cause) {
    // The shop has responded, so the click must not be released to the browser.
    page.reports.fail({ during: "event", widget: "mini-cart", host: link, cause })
    endBusy()
    showUnknownError(page)
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
    reportRemoved(page, { fragments, answered: readMember(json, ["fragments"]), cartHash, button: link })
    // If the response had no fragment for this list, the row is still there.
    endBusy()
    page.announce.basket(link.dataset.success_message ?? null)
    return true
  }
  if (outcome.kind === "navigate" && page.navigation.go(outcome.url, "shop")) {
    whenNotLeft(page, page.signal, endBusy)
    return false
  }
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

async function offerUndo(page: Page, line: RemovedLine): Promise<void> {
  try {
    const module = await page.modules.load(undoModule)
    if (!page.signal.aborted) module.offerUndo(page, line)
  } catch (cause) {
    // The line is removed, as the shopper wanted.
    page.reports.fail({ during: "load", widget: "mini-cart", cause })
  }
}
