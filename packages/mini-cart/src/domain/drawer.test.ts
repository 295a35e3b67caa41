import { describe, expect, it } from "vitest"
import { createDrawerState, type DrawerAction, type DrawerState, reduceDrawer } from "./drawer.ts"

const closed: DrawerState = { open: false, opener: null }
const open: DrawerState = { open: true, opener: "cart-link" }

describe("reduceDrawer", () => {
  it("starts closed", () => {
    expect(createDrawerState()).toEqual(closed)
  })

  it.each<[DrawerState, DrawerAction, DrawerState, string | null]>([
    [closed, { type: "open", opener: "cart-link" }, open, "close-button"],
    [closed, { type: "open" }, { open: true, opener: null }, "close-button"],
    [open, { type: "open", opener: "other" }, open, null],
    [open, { type: "escape" }, closed, "cart-link"],
    [open, { type: "overlay" }, closed, "cart-link"],
    [open, { type: "close" }, closed, "cart-link"],
    [{ open: true, opener: null }, { type: "escape" }, closed, "cart-icon"],
    [closed, { type: "escape" }, closed, null],
    [closed, { type: "overlay" }, closed, null],
    [closed, { type: "close" }, closed, null],
    [open, { type: "resize", widthChanged: true, focusedTag: "BUTTON" }, closed, "cart-link"],
    [open, { type: "resize", widthChanged: true, focusedTag: null }, closed, "cart-link"],
    [open, { type: "resize", widthChanged: true }, closed, "cart-link"],
    [open, { type: "resize", widthChanged: true, focusedTag: "INPUT" }, open, null],
    [open, { type: "resize", widthChanged: true, focusedTag: "input" }, open, null],
    [open, { type: "resize", widthChanged: false, focusedTag: "BUTTON" }, open, null],
    [open, { type: "resize" }, open, null],
    [closed, { type: "resize", widthChanged: true }, closed, null],
  ])("%j by %j", (state, action, expected, focus) => {
    expect(reduceDrawer(state, action)).toEqual({ state: expected, focus })
  })
})
