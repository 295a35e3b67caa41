import { createTestPage } from "@ringside/testing"
import { expect, it } from "vitest"
import { sendHostWrite } from "./sendHostWrite.ts"

it("sends forms and whatever functions send one after the other, in their order", async () => {
  const page = createTestPage()
  const basket = page.server.basketOf()
  basket.add({ id: 11, quantity: 1 })
  const log: string[] = []
  const form = { url: "/?wc-ajax=remove_from_cart", body: `cart_item_key=${basket.lines[0]?.key ?? ""}` }
  const removed = sendHostWrite(page, form)
  const counted = sendHostWrite(page, async () => {
    log.push(`${String(basket.count)} items are left when the turn comes`)
    return basket.count
  })
  log.push("both were asked for")
  expect([(await removed).status, await counted]).toEqual([200, 0])
  expect(log).toEqual(["both were asked for", "0 items are left when the turn comes"])
  page.stop()
})

it("passes on the failure of a function, and sends the next write", async () => {
  const page = createTestPage()
  const failed = sendHostWrite(page, () => Promise.reject(new Error("boom")))
  const next = sendHostWrite(page, () => Promise.resolve("sent"))
  await expect(failed).rejects.toThrow("boom")
  expect(await next).toBe("sent")
  page.stop()
})
