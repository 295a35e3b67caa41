import type { Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { readOrder } from "../support/buyInShop.ts"
import {
  createPaymentSteps,
  leaveSheet,
  loseRequests,
  reloadDuring,
  removeButtons,
} from "../support/interruptWallet.ts"
import { openShop, type RunningServer } from "../support/openServer.ts"
import { openOrderSheet, openUnpaidOrder } from "../support/openUnpaidOrder.ts"
import { useSheet, waitForWallet } from "../support/openWallets.ts"
import { takeTurns } from "../support/takeTurns.ts"

let shop: RunningServer
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const received = "**/checkout/order-received/**"
/** 409: an order that is paid can't be paid again. */
const expectedErrors = /ERR_FAILED|ERR_ABORTED|Failed to fetch|40[0239]/

/** Pays an order whose payment was interrupted; false if the shop says that it is paid already. */
async function payAgain(page: Page, { id, url }: { readonly id: number; readonly url: string }): Promise<boolean> {
  const response = await page.goto(url)
  if (response?.status() === 409) return false
  await waitForWallet(page)
  await openOrderSheet(page)
  await Promise.all([page.waitForURL(received), useSheet(page, "confirm")])
  expect(await readOrder(page)).toEqual({ id, isReceived: true })
  return true
}

const steps = createPaymentSteps(openOrderSheet)

describe.each(steps)("the payment of an order, interrupted at $name", (step) => {
  takeTurns(step, steps)
  const isPaid = step.name === "the order" || step.name === "the bank's confirmation"

  test("by a lost request, the page says so, and the order is paid once", async () => {
    const { page, ...order } = await openUnpaidOrder(shop.url, expectedErrors)
    await step.prepare(page)
    await loseRequests(page, step)
    await leaveSheet(page)
    // Once the bank has said yes, the provider reports it to the shop by itself.
    expect(await payAgain(page, order)).toBe(step.name !== "the bank's confirmation")
  })

  test("by a host that takes the provider's buttons out, the payment goes on", async () => {
    const { page, id } = await openUnpaidOrder(shop.url, expectedErrors)
    await step.prepare(page)
    await removeButtons(page, step)
    await page.waitForURL(received)
    expect(await readOrder(page)).toEqual({ id, isReceived: true })
  })

  test("by a page that is loaded anew, the order is paid once", async () => {
    const { page, ...order } = await openUnpaidOrder(shop.url, expectedErrors)
    await step.prepare(page)
    await reloadDuring(page, step)
    expect(await payAgain(page, order)).toBe(!isPaid)
  })
})
