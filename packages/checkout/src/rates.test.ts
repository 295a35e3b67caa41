import { afterEach, expect, it } from "vitest"
import { rateControl } from "./forms/host.ts"
import { readChosenRates } from "./rates.ts"

afterEach(() => document.body.replaceChildren())

const radio = (index: number, value: string, rest = "") =>
  `<input type="radio" name="shipping_method[${String(index)}]" data-index="${String(index)}" value="${value}" ${rest}>`

it.each([
  [
    "the checked radio button of each package",
    radio(0, "a") + radio(0, "b", "checked") + radio(1, "c", "checked"),
    { 0: "b", 1: "c" },
  ],
  [
    "the only rate of a package, which is a hidden input",
    `<input type="hidden" name="shipping_method[0]" data-index="0" value="a">`,
    { 0: "a" },
  ],
  [
    "a list's choice",
    `<select class="shipping_method" name="shipping_method[0]" data-index="0"><option>a<option selected>b</select>`,
    { 0: "b" },
  ],
  [
    "the package that the control's name has, where a theme prints no other",
    `<input type="hidden" name="shipping_method[2]" value="a">`,
    { 2: "a" },
  ],
  [
    "the last of two copies",
    `<input type="hidden" name="shipping_method[0]" value="a"><input type="hidden" name="shipping_method[0]" value="b">`,
    { 0: "b" },
  ],
  ["no disabled control", radio(0, "a", "checked disabled"), {}],
  [
    "no control of something else",
    `<input type="hidden" name="shipping_method_title" value="a"><input type="text" name="shipping_method[0]" value="b">`,
    {},
  ],
])("sends %s", (_, html, expected) => {
  document.body.innerHTML = html
  expect(Object.fromEntries(readChosenRates(document.querySelectorAll(rateControl)))).toEqual(expected)
})
