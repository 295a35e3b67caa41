import { render } from "preact/compat"
import { afterEach, expect, it } from "vitest"
import { createElement, useId, useState } from "./lightReact.ts"

afterEach(() => document.body.replaceChildren())

it("gives each root of a page ids of its own, which stay when a root is rendered again", () => {
  let renderAgain: (() => void) | undefined
  const Field = () => {
    const [count, setCount] = useState(0)
    renderAgain = () => setCount(count + 1)
    return createElement("input", { id: useId() })
  }
  for (const _ of [1, 2]) render(createElement(Field, null), document.body.appendChild(document.createElement("div")))
  const listIds = () => [...document.querySelectorAll("input")].map(({ id }) => id)
  const before = listIds()
  expect(new Set(before).size).toBe(2)
  renderAgain?.()
  expect(listIds()).toEqual(before)
})
