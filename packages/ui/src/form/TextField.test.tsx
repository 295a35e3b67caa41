import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
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

/** Fills a field as a password manager does whose script runs beside the page's: `value` is set unseen, and `change` alone is sent. */
function fill(text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field(), text)
  fireEvent(field(), new Event("change", { bubbles: true }))
}

it("takes a live text that a password manager fills with a change event alone", () => {
  const { read } = draw("")
  fill("Madrid")
  expect([read(), field().value]).toEqual(["Madrid", "Madrid"])
})

it("takes a text of React's state that is filled in by a change event alone", () => {
  const Field = () => {
    const [text, setText] = useState("")
    return <TextField id="email" name="email" label="Email" value={text} onInput={setText} />
  }
  const { rerender } = render(<Field />)
  fill("ana@example.com")
  rerender(<Field />)
  expect(field().value).toBe("ana@example.com")
})
