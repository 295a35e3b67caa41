import { expect, test } from "vitest"
import { createErrorNotice } from "./createErrorNotice.ts"

test("creates the host's markup of an error, with the text as plain text", () => {
  const notice = createErrorNotice({ document }, "Sold <b>out</b>")
  expect(notice.outerHTML).toBe('<div class="woocommerce-error" role="alert">Sold &lt;b&gt;out&lt;/b&gt;</div>')
})
