import type { Page, Scope } from "@ringside/core"
import { cleanup, render } from "@testing-library/react"
import { StrictMode, useCallback, useState } from "react"
import { afterEach, expect, it } from "vitest"
import { createPageForTests } from "../pageForTests.ts"
import { RingsideProvider } from "./RingsideProvider.tsx"
import { useConnection } from "./useConnection.ts"

afterEach(cleanup)

/** A box whose code says its size in an element of its own. */
function Box({ size }: { readonly size: string }) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const connect = useCallback(
    (element: HTMLElement, { page, insert, toggleClass }: Scope) => {
      const label = page.document.createElement("b")
      label.textContent = size
      element.append(label)
      insert(label)
      toggleClass(element, "boxed", true)
    },
    [size],
  )
  useConnection(box, { name: "box", connect })
  return <p ref={setBox} />
}

const view = (page: Page, size: string | null) => (
  <StrictMode>
    <RingsideProvider page={page}>{size !== null && <Box size={size} />}</RingsideProvider>
  </StrictMode>
)

it("connects the element once, anew where its options change, and ends before it goes", () => {
  const page = createPageForTests(window)
  const { container, rerender } = render(view(page, "small"))
  expect(container.innerHTML).toBe('<p class="boxed"><b data-ringside-inserted="" data-no-translation="">small</b></p>')
  const [box] = container.children
  rerender(view(page, "large"))
  expect(container.textContent).toBe("large")
  expect(container.children[0]).toBe(box)
  rerender(view(page, null))
  expect(container.innerHTML).toBe("")
  expect(box?.outerHTML).toBe("<p></p>")
})
