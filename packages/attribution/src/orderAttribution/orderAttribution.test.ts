import { createTestPage } from "@ringside/testing"
import { describeBehaviour } from "@ringside/testing/conformance"
import { beforeEach } from "vitest"
import { createCookieDeletions } from "../domain/index.ts"
import { attributionJob } from "../jobs.ts"
import { orderAttributionBehaviour } from "./orderAttribution.ts"

beforeEach(() => {
  for (const text of createCookieDeletions(window.location.hostname)) document.cookie = text
})

describeBehaviour(orderAttributionBehaviour, {
  html: "<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>",
  selector: "wc-order-attribution-inputs",
  job: attributionJob,
  settings: { params: { allowTracking: true } },
  page: (config) => createTestPage({ config: config ?? {} }),
  isConnected: (element) => element.querySelectorAll('input[name^="wc_order_attribution_"]').length === 16,
})
