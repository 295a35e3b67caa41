import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { createPageForTests } from "../pageForTests.ts"
import { PageProvider } from "../root/PageProvider.tsx"
import { Stars } from "./Stars.tsx"

afterEach(cleanup)

it.each([
  [4.6, "en-GB", "4.6 of 5 stars", "92"],
  [4.64, "es-ES", "4,6 de 5 estrellas", "92.8"],
  [5, "en", "5 of 5 stars", "100"],
  [0, "en", "0 of 5 stars", "0"],
  [7, "en", "5 of 5 stars", "100"],
  [-1, "en", "0 of 5 stars", "0"],
])("draws and names %d in %s", (value, locale, name, width) => {
  render(
    <PageProvider page={createPageForTests(window, { locale })}>
      <Stars value={value} />
    </PageProvider>,
  )
  const drawn = screen.getByRole("img", { name }).querySelector("svg svg")
  expect(Number(drawn?.getAttribute("width"))).toBeCloseTo(Number(width))
})
