import { fireEvent, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { mountForTests } from "../mountForTests.ts"
import { basket } from "./widget.ts"

test("a coupon is sent by Enter, but not by the one with which an input method takes a word", async () => {
  const codes: unknown[] = []
  const seen = (route: string, body: Readonly<Record<string, unknown>>) =>
    route === "cart/apply-coupon" && codes.push(body["code"])
  const { host, page } = await mountForTests(basket, { items: { 1: 2 }, seen }, { locale: "en" })
  const ui = within(host)
  fireEvent.click(await ui.findByRole("button", { name: "Add a coupon" }))
  const field = ui.getByLabelText("Coupon code")
  fireEvent.input(field, { target: { value: "夏セール" } })
  expect(fireEvent.keyDown(field, { key: "Enter", isComposing: true })).toBe(true)
  await page.clock.settle()
  expect(codes).toEqual([])
  fireEvent.keyDown(field, { key: "Enter" })
  await page.clock.settle()
  expect(codes).toEqual(["夏セール"])
})
