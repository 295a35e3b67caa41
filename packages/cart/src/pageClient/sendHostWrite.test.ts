import { createTestPage } from "@ringside/testing"
import { expect, it } from "vitest"
import { postWcAjax } from "../client/wcAjax.ts"
import { sendHostWrite } from "./sendHostWrite.ts"

it("sends one write after the other, in their order", async () => {
  const page = createTestPage()
  const basket = page.server.basketOf()
  basket.add({ id: 11, quantity: 1 })
  const log: string[] = []
  const fields = { cart_item_key: basket.lines[0]?.key ?? "" }
  const removed = sendHostWrite(page, () =>
    postWcAjax(page, { wcAjaxUrl: "/?wc-ajax=%%endpoint%%", endpoint: "remove_from_cart", fields }),
  )
  const counted = sendHostWrite(page, async () => {
    log.push(`${String(basket.count)} items are left when the turn comes`)
    return basket.count
  })
  log.push("both were asked for")
  expect([(await removed).status, await counted]).toEqual([200, 0])
  expect(log).toEqual(["both were asked for", "0 items are left when the turn comes"])
  page.stop()
})

it("passes on a failure, and sends the next write", async () => {
  const page = createTestPage()
  const failed = sendHostWrite(page, () => Promise.reject(new Error("boom")))
  const next = sendHostWrite(page, () => Promise.resolve("sent"))
  await expect(failed).rejects.toThrow("boom")
  expect(await next).toBe("sent")
  page.stop()
})
