import { beforeEach, expect, it } from "vitest"
import { find } from "../page/findForTests.ts"
import { findForm, listControls } from "./formControls.ts"

beforeEach(() => {
  document.body.innerHTML = `<form id="cart"><button id="inside"></button><a id="link">x</a></form>
    <form id="other"><input name="id"></form>
    <div id="bar"><button id="outside" form="cart"><b id="word">Add</b></button><button id="lost" form="gone"></button></div>`
})

it.each([
  ["inside", "cart"],
  ["link", "cart"],
  ["outside", "cart"],
  ["word", "cart"],
  ["cart", "cart"],
  ["lost", undefined],
  ["bar", undefined],
])("the form of #%s is %s", (id, form) => {
  expect(findForm(find(`#${id}`))?.getAttribute("id")).toBe(form)
})

it("lists the controls that a browser sends with a form", () => {
  const list = (form: string) => listControls({ document }, find(form), "button").map(({ id }) => id)
  expect(list("#cart")).toEqual(["inside", "outside"])
  expect(list("#other")).toEqual([])
})
