import { afterEach, expect, it } from "vitest"
import { variationControls } from "../host.ts"
import { formatForm } from "./formForTests.ts"

afterEach(() => document.body.replaceChildren())

it.each([
  ["#size", true],
  [".reset_variations", true],
  [".single_add_to_cart_button", true],
  ["#size option", true],
  [".single_variation", false],
  ["[name=quantity]", false],
  ["#elsewhere", false],
])("a press on %s loads the code of variation forms: %j", (selector, expected) => {
  document.body.innerHTML = `${formatForm({})}<form class="cart"><button id="elsewhere" class="single_add_to_cart_button"></button></form>`
  const control = document.querySelector(selector)
  expect(control?.closest(variationControls) !== null).toBe(expected)
})
