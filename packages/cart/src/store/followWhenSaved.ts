import { type ClickKind, isPlainClick, type Page, showBusy } from "@ringside/core"
import { writeQueueService } from "../pageClient/writeQueue.ts"
import { lateCartService } from "./lateCart.ts"
import { changeLoadsService } from "./loadCart.ts"

/** A click of the browser, or React's event of it. */
type LinkClick = ClickKind & Pick<Event, "preventDefault">

/** Options of a held click where the link is the host's. */
interface HeldClick {
  /** Whether nothing was refused, besides the changes that the page's cart has made. */
  readonly isSaved?: () => Promise<boolean>
  /** Follows the link; by default, by a click of its own, which an app's own link handles, too. */
  readonly follow?: () => void
}

/**
 * Holds a plain click on a link while the basket's changes are being saved: the next page would show, and let order, the quantities before
 * them. The link is followed once they are saved. If one was refused, the page stays, where the shopper reads why.
 */
export function followWhenSaved(page: Page, event: LinkClick, link: HTMLAnchorElement, held: HeldClick = {}): void {
  const press = () => {
    if (link.isConnected) link.click()
  }
  const { isSaved = () => Promise.resolve(true), follow = press } = held
  if (!isPlainClick(event) || !/^(?:_self)?$/i.test(link.target) || !leadsToPage(page, link) || !isSaving(page)) return
  event.preventDefault()
  if (link.getAttribute("aria-busy") === "true") return
  const endBusy = showBusy({ page }, [link])
  void isAllSaved(page, isSaved).then((isFollowed) => {
    endBusy()
    if (isFollowed && !page.signal.aborted) follow()
  })
}

/** Whether a link leads to a page: not to a script of the theme's, which may close a drawer, nor to a mail or a call. */
function leadsToPage(page: Page, { protocol }: HTMLAnchorElement): boolean {
  // An app may have a scheme of its own.
  return ["http:", "https:", page.window.location.protocol].includes(protocol)
}

/** Creates a check whether an element of `selector`, which shows an error, has come since. An error is shown after its request has ended. */
export function createErrorCheck(page: Page, selector: string): () => Promise<boolean> {
  const listErrors = () => [...page.document.querySelectorAll(selector)]
  const before = new Set(listErrors())
  return async () => {
    await new Promise<void>((resolve) => {
      page.clock.after(0, resolve)
    })
    return listErrors().every((error) => before.has(error))
  }
}

/** Resolves when no change is under way, with whether the shop has them all. Others may begin while `isSaved` waits. */
async function isAllSaved(page: Page, isSaved: () => Promise<boolean>): Promise<boolean> {
  let isDone = true
  while (isDone && isSaving(page)) isDone = (await awaitSaved(page)) && (await isSaved())
  return isDone
}

/** Resolves when no change is under way, also of those that the shopper makes meanwhile, with whether the shop has them all. */
async function awaitSaved(page: Page): Promise<boolean> {
  let isDone = true
  while (isSaving(page)) {
    const loads = await Promise.allSettled(changeLoadsService.of(page))
    const changes = (await lateCartService.find(page)?.awaitChanges()) ?? []
    isDone &&= loads.every(({ status }) => status === "fulfilled") && changes.every(({ kind }) => kind === "done")
    await writeQueueService.of(page).settled()
  }
  return isDone
}

/** Whether a change is under way, or waits for the cart's code. */
function isSaving(page: Page): boolean {
  return writeQueueService.of(page).isBusy || changeLoadsService.of(page).size > 0
}
