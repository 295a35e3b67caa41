import { definePageService } from "@ringside/core"
import type { PopupsApi } from "../ringsideMember.ts"

/** Connects callers of `ringside.popups` with the popups chunk, in either order of arrival. */
interface MemberRequests {
  readonly ready: Promise<PopupsApi>
  readonly provide: (api: PopupsApi) => void
}

/** The requests of a page. */
export const memberRequestsService = definePageService("popups.members", (): MemberRequests => {
  let provide: (api: PopupsApi) => void = () => undefined
  const ready = new Promise<PopupsApi>((resolve) => (provide = resolve))
  return { ready, provide }
})
