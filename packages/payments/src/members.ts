import type { Members, Page } from "@ringside/core"
import { waitingAttribute } from "./host.ts"
import { walletRequestsOf } from "./walletRequests.ts"

/** `ringside.payments`. The implementation is in the payments chunk, which is fetched at the first call. */
export const createMembers = (page: Page): Members => ({
  payments: {
    async startProviderWallet(input?: unknown) {
      page.decorations.attribute(page.document.documentElement, waitingAttribute, "")
      page.scan()
      const start = await walletRequestsOf(page).ready
      return start(typeof input === "object" && input ? input : undefined)
    },
  },
})
