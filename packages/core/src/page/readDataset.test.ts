import { expect, it } from "vitest"
import { readDataset } from "./readDataset.ts"

it("has the names and values of the element's dataset, and no other attribute", () => {
  const link = document.createElement("a")
  link.href = "/"
  for (const name of ["data-product_id", "data-foo-bar", "data-x-1-y", "data-empty"]) link.setAttribute(name, name)
  link.setAttribute("data-empty", "")
  expect(readDataset(link)).toEqual({
    product_id: "data-product_id",
    fooBar: "data-foo-bar",
    "x-1Y": "data-x-1-y",
    empty: "",
  })
})
