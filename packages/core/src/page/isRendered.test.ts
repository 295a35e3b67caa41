import { afterEach, expect, it, vi } from "vitest"
import { isRendered } from "./isRendered.ts"

afterEach(() => vi.restoreAllMocks())

function createElement(boxes: readonly DOMRect[]): Element {
  const element = document.createElement("p")
  vi.spyOn(element, "getClientRects").mockReturnValue(boxes as unknown as DOMRectList)
  return element
}

it("calls the browser's own check, with the given options", () => {
  const element = createElement([new DOMRect()])
  const check = vi.fn(() => false)
  Object.assign(element, { checkVisibility: check })
  expect(isRendered(element, { visibilityProperty: true })).toBe(false)
  expect(check).toHaveBeenCalledWith({ visibilityProperty: true })
})

it.each([
  ["with a box", [new DOMRect()], true],
  ["without a box", [], false],
])("in Safari before 17.4, an element %s counts: %#", (_case, boxes, isThere) => {
  const element = createElement(boxes)
  Object.assign(element, { checkVisibility: undefined })
  expect(isRendered(element)).toBe(isThere)
})
