import type { Members, Page } from "@ringside/core"
import type { PaymentsApi } from "../ringsideMember.ts"
import { walletRequestsService } from "./walletRequests.ts"

/** `ringside.payments`. The implementation is in the payments chunk, which is fetched at the first call. */
export const createMembers = (page: Page): Members => ({
  payments: {
    async startProviderWallet(input?: unknown) {
      const { ready } = walletRequestsService.of(page)
      // The scan finds the request, which asks for the chunk.
      page.scan()
      const start = await ready
      return start(typeof input === "object" && input ? input : undefined)
    },
  } satisfies PaymentsApi,
})
