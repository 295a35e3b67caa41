import { type Page, type PopupsApi, serviceOf } from "@ringside/core"

/** Brings together who asks for `ringside.popups` and the popups' chunk, whichever comes first. */
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
