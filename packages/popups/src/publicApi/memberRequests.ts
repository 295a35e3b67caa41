import { type Page, type PopupsApi, serviceOf } from "@ringside/core"

/** Connects callers of `ringside.popups` with the popups chunk, in either order of arrival. */
interface MemberRequests {
  readonly ready: Promise<PopupsApi>
  readonly provide: (api: PopupsApi) => void
}

/** The requests of `page`. */
export function memberRequestsOf(page: Page): MemberRequests {
  return serviceOf<MemberRequests>(page, "popups.members", () => {
    let provide: (api: PopupsApi) => void = () => undefined
    const ready = new Promise<PopupsApi>((resolve) => (provide = resolve))
    return { ready, provide }
  })
}
