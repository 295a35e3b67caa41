import type { Page } from "@ringside/core"
import { closePopup } from "../opening/closePopup.ts"
import { connectionOrderService } from "../connectionOrder.ts"
import { memberRequestsService } from "./memberRequests.ts"
import { openPopup } from "../opening/openPopup.ts"
import type { Popup } from "../popup.ts"
import { popupsService } from "../popups.ts"
import type { PopupResultLike, PopupsApi } from "../ringsideMember.ts"

/** Handles the requests of `ringside.popups`, now that all popups of the page are connected. */
export function provideMembers(page: Page): void {
  memberRequestsService.of(page).provide(createPublicApi(page))
}

function createPublicApi(page: Page): PopupsApi {
  const popups = popupsService.of(page)
  const find = (target: unknown) => popups.find(target) ?? popups.all.find(({ settings: { slug } }) => slug === target)
  const ask = async (target: unknown, perform: (popup: Popup) => boolean): Promise<PopupResultLike> => {
    await connectionOrderService.of(page).waiting
    const popup = target === undefined ? popups.stack.at(-1) : find(target)
    if (!popup) return { kind: "absent", message: `There is no popup ${String(target)}.` }
    return perform(popup) ? { kind: "done" } : { kind: "refused", message: "A script of the page has vetoed it." }
  }
  return {
    open: (target) =>
      ask(target, (popup) => {
        openPopup(popup, { trigger: "API" })
        return popup.state === "opening" || popup.state === "open"
      }),
    close: (target) => ask(target, (popup) => ["closed", "closing"].includes(popup.state) || closePopup(popup)),
    subscribe(listener) {
      const send = () => listener({ open: popups.stack.map(({ id }) => id) })
      const observer = { opened: send, closed: send, dropped: send }
      popups.observers.push(observer)
      send()
      return () => {
        const index = popups.observers.indexOf(observer)
        if (index >= 0) popups.observers.splice(index, 1)
      }
    },
  }
}
