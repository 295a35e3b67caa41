import { expect, it } from "vitest"
import { selectCartClick } from "./selectCartClick.ts"

const mobile = {
  place: "mobile" as const,
  onCartPage: false,
  responsiveClick: "flyout",
  desktopLayout: "default",
  smallScreen: true,
}
const desktop = { ...mobile, place: "desktop" as const, desktopLayout: "flyout", smallScreen: false }

it.each([
  [mobile, "flyout"],
  [{ ...mobile, responsiveClick: "redirect" }, "native"],
  [{ ...mobile, responsiveClick: "redirect", smallScreen: false }, "flyout"],
  [{ ...mobile, responsiveClick: null }, "flyout"],
  [{ ...mobile, onCartPage: true }, "ignore"],
  [{ ...mobile, onCartPage: true, responsiveClick: "redirect" }, "native"],
  [desktop, "flyout"],
  [{ ...desktop, desktopLayout: "default" }, "native"],
  [{ ...desktop, desktopLayout: null }, "native"],
  [{ ...desktop, responsiveClick: "redirect" }, "flyout"],
  [{ ...desktop, responsiveClick: "redirect", smallScreen: true }, "native"],
  [{ ...desktop, onCartPage: true }, "ignore"],
  [{ ...desktop, onCartPage: true, desktopLayout: "default" }, "native"],
] as const)("%j: %j", (click, expected) => {
  expect(selectCartClick(click)).toBe(expected)
})
