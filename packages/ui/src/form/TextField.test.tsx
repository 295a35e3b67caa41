import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { TextField } from "./TextField.tsx"

afterEach(cleanup)

/** Draws a field whose text is kept outside React, as a form's model keeps it. */
function draw(first: string) {
  let text = first
  const listeners = new Set<() => void>()
  const write = (next: string) => {
    text = next
    for (const listener of listeners) listener()
  }
  const value = {
    read: () => text,
    listen(onChange: () => void) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
  let drawn = 0
  const Field = ({ label }: { readonly label: string }) => {
    drawn += 1
    return <TextField id="city" name="city" label={label} value={value} onInput={write} />
  }
  const view = render(<Field label="City" />)
  return {
    read: () => text,
    write,
    redraw: (label: string) => view.rerender(<Field label={label} />),
    unmount: view.unmount,
    countDrawn: () => drawn,
    countListeners: () => listeners.size,
  }
}

const field = () => screen.getByRole<HTMLInputElement>("textbox")
const type = (text: string) => fireEvent.input(field(), { target: { value: text } })

it("reports a typed live text without drawing again", () => {
  const { read, countDrawn } = draw("")
  type("Mad")
  expect([read(), field().value, countDrawn()]).toEqual(["Mad", "Mad", 1])
})

it("shows what other code makes of a live text", () => {
  const { write } = draw("28013")
  expect(field().value).toBe("28013")
  type("28 013")
  write("28013")
  expect(field().value).toBe("28013")
})

it("keeps a typed live text when it is drawn again", () => {
  const { redraw } = draw("Mad")
  type("Madrid")
  redraw("Town")
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Town" }).value).toBe("Madrid")
})

it("stops listening to a live text when the field is removed", () => {
  const { unmount, countListeners } = draw("Madrid")
  expect(countListeners()).toBe(1)
  unmount()
  expect(countListeners()).toBe(0)
})
