import { expect, it } from "vitest"
import { lowerLightDark } from "./browserFloor.mjs"

const lower = (styles: string) =>
  new TextDecoder().decode(lowerLightDark(new TextEncoder().encode(styles), { isMinified: true }))

it.each([
  [
    "in a custom property",
    ".a{--x:var(--y,light-dark(oklch(.5 .19 27),#fff));margin:0}",
    ".a{--x:var(--y,oklch(50% .19 27));margin:0}@supports (color:light-dark(red,red)){.a{--x:var(--y,light-dark(oklch(50% .19 27),#fff))}}",
  ],
  [
    "in a colour, within other rules",
    "@layer b{@media print{.a{color:light-dark(red,#00f)!important;margin:0}}}",
    "@layer b{@media print{.a{margin:0;color:red!important}@supports (color:light-dark(red,red)){.a{color:light-dark(red,#00f)!important}}}}",
  ],
  [
    "with tokens of other properties",
    ".a{border:1px solid light-dark(var(--l),var(--d))}",
    ".a{border:1px solid var(--l)}@supports (color:light-dark(red,red)){.a{border:1px solid light-dark(var(--l),var(--d))}}",
  ],
])("puts the light colour before the function %s", (_case, styles, expected) => {
  expect(lower(styles)).toBe(expected)
})

it("leaves other style sheets as they are", () => {
  expect(lower(".a{color: red}")).toBe(".a{color: red}")
})
