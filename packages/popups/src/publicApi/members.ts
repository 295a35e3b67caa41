import type { Members, Page } from "@ringside/core"
import { popupHook, servedMarkup } from "../host.ts"
import type { PopupsApi } from "../ringsideMember.ts"
import { memberRequestsService } from "./memberRequests.ts"

/** `ringside.popups`. The implementation is in the popups chunk, which a page without popups never fetches. */
export const createMembers = (page: Page): Members => ({ popups: createPopupsMember(page) })

function createPopupsMember(page: Page): PopupsApi {
  const { ready } = memberRequestsService.of(page)
  const isAbsent = () => page.document.querySelector(`${servedMarkup}, ${popupHook}`) === null
  const absent = { kind: "absent", message: "There is no popup on this page." } as const
  return {
    open: async (popup) => (isAbsent() ? absent : (await ready).open(popup)),
    close: async (popup) => (isAbsent() ? absent : (await ready).close(popup)),
    subscribe(listener) {
      let isOver = false
      let end: () => void = () => void (isOver = true)
      void ready.then((api) => {
        if (!isOver) end = api.subscribe(listener)
      })
      return () => end()
    },
  }
}
