import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createPageForTests } from "../pageForTests.ts"
import { PageProvider } from "../root/PageProvider.tsx"
import { QuantityField, type QuantityFieldProps } from "./QuantityField.tsx"

const onCommit = vi.fn<(quantity: number) => void>()

let page: ReturnType<typeof createPageForTests>
beforeEach(() => {
  page = createPageForTests(window)
  onCommit.mockClear()
})
afterEach(cleanup)

function draw(props: Partial<QuantityFieldProps> = {}) {
  const element = (more: Partial<QuantityFieldProps> = {}) => (
    <PageProvider page={page}>
      <form onSubmit={() => expect.unreachable("the form around it was sent")}>
        <QuantityField
          label="Quantity of Lince"
          quantity={2}
          limits={{ min: 1, max: 5, step: 1 }}
          onCommit={onCommit}
          {...props}
          {...more}
        />
      </form>
    </PageProvider>
  )
  const view = render(element())
  return { redraw: (more: Partial<QuantityFieldProps>) => view.rerender(element(more)), unmount: view.unmount }
}

const field = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Quantity of Lince" })
const minus = () => screen.getByRole("button", { name: "Take one out: Quantity of Lince" })
const plus = () => screen.getByRole("button", { name: "Add one: Quantity of Lince" })
const type = (text: string) => fireEvent.input(field(), { target: { value: text } })
const pause = (ms: number) => {
  act(() => {
    page.clock.pass(ms)
  })
}

it("says the quantity after a press of a button, and leaves that of the focused field to the browser", () => {
  const polite = vi.spyOn(page.announce, "polite")
  draw()
  fireEvent.click(plus())
  expect(polite.mock.calls).toEqual([["Quantity of Lince: 3."]])
  fireEvent.keyDown(field(), { key: "ArrowDown" })
  expect(polite).toHaveBeenCalledOnce()
})

describe("the arrow keys", () => {
  it.each([
    ["4", "ArrowUp", 5],
    ["4", "ArrowDown", 3],
    ["5", "ArrowUp", 5],
    ["4x", "ArrowUp", 3],
    ["", "ArrowDown", 1],
  ])("step from what is being typed, if it is a quantity: %j, %s", (text, key, quantity) => {
    draw()
    type(text)
    fireEvent.keyDown(field(), { key })
    pause(1000)
    expect(onCommit.mock.calls).toEqual([[quantity]])
  })
})

describe("the buttons", () => {
  it("request one more or one fewer at once", () => {
    draw()
    fireEvent.click(plus())
    fireEvent.click(minus())
    expect(onCommit.mock.calls).toEqual([[3], [1]])
  })

  it.each([
    ["minus", 1, minus],
    ["plus", 5, plus],
  ])("stay reachable at the limit: %s", (_, quantity, button) => {
    draw({ quantity })
    expect(button().getAttribute("aria-disabled")).toBe("true")
    expect(button().hasAttribute("disabled")).toBe(false)
    fireEvent.click(button())
    expect(onCommit).not.toHaveBeenCalled()
  })
})

describe("typing", () => {
  it("requests its quantity after a pause of half a second, counted from the last key", () => {
    draw()
    type("1")
    pause(499)
    type("4")
    pause(499)
    expect(onCommit).not.toHaveBeenCalled()
    pause(1)
    expect(onCommit.mock.calls).toEqual([[4]])
  })

  it("requests its quantity at Enter, once, and doesn't send the form around", () => {
    draw()
    type("4")
    expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false)
    pause(1000)
    fireEvent.blur(field())
    expect(onCommit.mock.calls).toEqual([[4]])
  })

  it("requests its quantity on leaving the field", () => {
    draw()
    type("4")
    fireEvent.blur(field())
    expect(onCommit.mock.calls).toEqual([[4]])
  })

  it("keeps to the limits", () => {
    draw()
    type("400")
    fireEvent.blur(field())
    expect(onCommit.mock.calls).toEqual([[5]])
  })

  it("that is below the minimum may go on after a pause, as 1 does to 12 where 6 is the least", () => {
    draw({ quantity: 6, limits: { min: 6, max: null, step: 1 } })
    type("1")
    pause(2000)
    expect(field().value).toBe("1")
    type("12")
    pause(500)
    expect(onCommit.mock.calls).toEqual([[12]])
  })

  it("of what isn't a whole number of steps requests the nearest that is, on leaving the field", () => {
    draw({ quantity: 4, limits: { min: 4, max: null, step: 4 } })
    type("7")
    pause(2000)
    expect(onCommit).not.toHaveBeenCalled()
    fireEvent.blur(field())
    expect(onCommit.mock.calls).toEqual([[8]])
  })

  it.each([
    ["while it composes", { isComposing: true }],
    ["in Safari, which ends the composition first", { keyCode: 229 }],
  ])("leaves Enter and the arrows to an input method %s", (_, ofInputMethod) => {
    draw()
    type("4")
    for (const key of ["Enter", "ArrowUp"]) expect(fireEvent.keyDown(field(), { key, ...ofInputMethod })).toBe(true)
    expect(onCommit).not.toHaveBeenCalled()
    expect(field().value).toBe("4")
  })

  it.each(["", "two", "2"])("of %j requests nothing, and the quantity comes back", (text) => {
    draw()
    type(text)
    pause(500)
    expect(field().value).toBe(text)
    fireEvent.blur(field())
    expect(onCommit).not.toHaveBeenCalled()
    expect(field().value).toBe("2")
  })

  it("that is refused goes back, and isn't requested again on leaving the field", () => {
    const { redraw } = draw()
    type("4")
    pause(500)
    redraw({ quantity: 4 })
    expect(field().value).toBe("4")
    redraw({ quantity: 2 })
    expect(field().value).toBe("2")
    fireEvent.blur(field())
    expect(onCommit.mock.calls).toEqual([[4]])
  })

  it("isn't disturbed by an answer that arrives meanwhile", () => {
    const { redraw } = draw()
    type("4")
    redraw({ quantity: 3 })
    expect(field().value).toBe("4")
  })

  it("requests nothing after the field has gone", () => {
    const { unmount } = draw()
    type("4")
    unmount()
    page.clock.pass(1000)
    expect(onCommit).not.toHaveBeenCalled()
  })
})

describe("arrow keys", () => {
  it("step up and down", () => {
    draw()
    fireEvent.keyDown(field(), { key: "ArrowUp" })
    fireEvent.keyDown(field(), { key: "ArrowDown" })
    expect(onCommit.mock.calls).toEqual([[3], [1]])
  })
})

it("has its value and limits as attributes", () => {
  draw({ quantity: 2, limits: { min: 1, max: null, step: 1 } })
  expect(field().getAttribute("aria-valuenow")).toBe("2")
  expect(field().getAttribute("aria-valuemin")).toBe("1")
  expect(field().hasAttribute("aria-valuemax")).toBe(false)
})

it("can be disabled as a whole", () => {
  draw({ isDisabled: true })
  for (const control of [field(), minus(), plus()]) expect(control.hasAttribute("disabled")).toBe(true)
})
