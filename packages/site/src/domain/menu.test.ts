import { describe, expect, it } from "vitest"
import { selectMenuClasses, selectMenuLinkAction, selectSearchAction, toggleSubmenu } from "./index.ts"

const none = {
  html: [],
  body: [],
  popup: [],
  nav: [],
  toggle: [],
  toggleHidden: false,
  navDisplay: "",
  expanded: "false",
}

describe("selectMenuClasses", () => {
  it.each([
    [
      "an open dropdown",
      { type: "dropdown", open: true },
      {
        ...none,
        body: ["ast-main-header-nav-open"],
        nav: ["toggle-on"],
        toggle: ["toggled"],
        navDisplay: "block",
        expanded: "true",
      },
    ],
    [
      "an open panel",
      { type: "off-canvas", open: true },
      {
        ...none,
        html: ["ast-off-canvas-active"],
        body: ["ast-popup-nav-open"],
        popup: ["active", "show"],
        toggleHidden: true,
        expanded: "true",
      },
    ],
    [
      "an open panel of the desktop's toggle",
      { type: "off-canvas", trigger: "desktop", open: true },
      {
        ...none,
        html: ["ast-off-canvas-active"],
        body: ["ast-popup-nav-open", "ast-main-header-nav-open"],
        popup: ["active", "show"],
        toggleHidden: true,
        expanded: "true",
      },
    ],
    ["a closed dropdown", { type: "dropdown", open: false }, none],
    ["a closed panel", { type: "off-canvas", trigger: "desktop", open: false }, none],
  ] as const)("%s", (_, state, classes) => {
    expect(selectMenuClasses(state)).toEqual(classes)
  })
})

/** a > a1 > a11, a > a2, b > b1 */
const items = [
  { id: "a", parent: null },
  { id: "a1", parent: "a" },
  { id: "a11", parent: "a1" },
  { id: "a2", parent: "a" },
  { id: "b", parent: null },
  { id: "b1", parent: "b" },
]

describe("toggleSubmenu", () => {
  it.each([
    ["opens an item", [], "a", ["a"]],
    ["keeps what is above it", ["a"], "a1", ["a", "a1"]],
    ["closes the siblings", ["a", "a1"], "a2", ["a", "a2"]],
    ["closes what is below a sibling", ["a", "a1", "a11"], "a2", ["a", "a2"]],
    ["closes another top item and all below it", ["a", "a1", "a11"], "b", ["b"]],
    ["closes an item and all below it", ["a", "a1", "a11"], "a", []],
    ["closes an item, and leaves what is above it", ["a", "a1", "a11"], "a1", ["a"]],
    ["answers in the order of the items", ["a1", "a"], "a11", ["a", "a1", "a11"]],
    ["changes nothing for an unknown item", ["b", "a"], "x", ["b", "a"]],
  ])("%s", (_, open, id, expected) => {
    expect(toggleSubmenu(items, open, id)).toEqual(expected)
  })

  it("ends where the parents form a cycle", () => {
    const circle = [
      { id: "a", parent: "b" },
      { id: "b", parent: "a" },
    ]
    expect(toggleSubmenu(circle, ["a", "b"], "a")).toEqual([])
  })
})

it.each([
  ["an arrow always toggles", { href: "/a", hasChildren: true, via: "arrow" }, "toggle"],
  ["no address, with children", { href: null, hasChildren: true }, "toggle"],
  ["no address, without", { href: null }, "none"],
  ["an address that is missing", {} as { href: null }, "none"],
  ["an address that is no text", { href: 7 as unknown as null }, "none"],
  ["a link", { href: "/a" }, "navigate"],
  ["a link within the page", { href: "#about" }, "close"],
  ["a link within another page", { href: "/a#about" }, "close"],
  ["a parent that leads nowhere, icon mode", { href: "#", hasChildren: true, toggleMode: "icon" }, "toggle"],
  ["a parent with an empty address, icon mode", { href: "", hasChildren: true, toggleMode: "icon" }, "toggle"],
  ["a parent, icon mode", { href: "/a", hasChildren: true, toggleMode: "icon" }, "navigate"],
  ["a parent within the page, icon mode", { href: "#about", hasChildren: true, toggleMode: "icon" }, "close"],
  ["a parent, link mode, first press", { href: "/a", hasChildren: true, toggleMode: "link" }, "toggle"],
  [
    "a parent, link mode, second press",
    { href: "/a", hasChildren: true, toggleMode: "link", expanded: true },
    "navigate",
  ],
  [
    "a parent that leads nowhere, second press",
    { href: "#", hasChildren: true, toggleMode: "link", expanded: true },
    "toggle",
  ],
  [
    "a parent within the page, second press",
    { href: "#a", hasChildren: true, toggleMode: "link", expanded: true },
    "navigate",
  ],
  ["an empty address", { href: "" }, "navigate"],
] as const)("%s: %j means %s", (_, link, action) => {
  expect(selectMenuLinkAction(link)).toBe(action)
})

it.each([
  [{ open: false, term: "belt" }, "open"],
  [{ open: true, term: "belt" }, "submit"],
  [{ open: true, term: " \t" }, "close"],
  [{ open: true, term: "" }, "close"],
] as const)("a press on the search icon, %j: %s", (state, action) => {
  expect(selectSearchAction(state)).toBe(action)
})
