import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { Skeleton } from "./Skeleton.tsx"

afterEach(cleanup)

it("holds the place of what it stands for and is neither read nor reached", () => {
  const { container } = render(
    <Skeleton>
      <button>Add to basket</button>
    </Skeleton>,
  )
  expect(container.textContent).toBe("Add to basket")
  expect(screen.queryByRole("button")).toBeNull()
  expect(container.firstElementChild?.hasAttribute("inert")).toBe(true)
})
