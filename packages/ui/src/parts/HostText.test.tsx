import { render } from "@testing-library/react"
import { expect, it } from "vitest"
import { HostText } from "./HostText.tsx"

const drawn = (text: string) => (
  <p>
    <HostText>{text}</HostText>: 3
  </p>
)

it("keeps the words of a translator until the shop's text changes, which is then in a new element", () => {
  const { container, rerender, unmount } = render(drawn("Rojo"))
  const element = container.querySelector("[data-ringside-host-text]")
  const text = element?.firstChild
  if (text) text.nodeValue = "Red"
  rerender(drawn("Rojo"))
  expect(container.textContent).toBe("Red: 3")
  rerender(drawn("Azul"))
  expect(container.textContent).toBe("Azul: 3")
  expect(container.contains(element)).toBe(false)
  unmount()
  expect(container.textContent).toBe("")
})
