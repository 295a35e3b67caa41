import { expect, test } from "vitest"
import * as domain from "./index.ts"

type AfterAdd = { action: string; premium: boolean; preview: boolean; singleButtonLoading: boolean }
type CartClick = Record<"onCartPage" | "smallScreen", boolean> &
  Record<"responsiveClick" | "desktopLayout", string> & { place: "mobile" | "desktop" }
type DrawerState = { readonly open: boolean; readonly opener: string | null }
type DrawerEvent = {
  type: "open" | "escape" | "overlay" | "close" | "resize"
  opener?: string
  widthChanged?: boolean
  focusedTag?: string
}

/** Every function that the contract lists under mini-cart (catalogue-and-cart §15); the compiler compares the signatures. */
const listed = {
  selectAfterAddAction: domain.selectAfterAddAction satisfies (
    page: AfterAdd,
  ) => "none" | "open-drawer" | "go-cart" | "go-checkout",
  shouldShowCartWidget: domain.shouldShowCartWidget satisfies (widget: {
    hideIfEmpty: boolean
    itemsCookie: string | null
    adding: boolean
  }) => boolean,
  selectCartClick: domain.selectCartClick satisfies (click: CartClick) => "flyout" | "ignore" | "native",
  createDrawerState: domain.createDrawerState satisfies () => DrawerState,
  reduceDrawer: domain.reduceDrawer satisfies (
    state: DrawerState,
    event: DrawerEvent,
  ) => { readonly state: DrawerState; readonly focus: string | null },
}

test.each(Object.entries(listed))("exports %s", (name, member) => {
  expect([name, typeof member]).toEqual([name, "function"])
})
