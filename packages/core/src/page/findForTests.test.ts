import { beforeEach, describe, expect, it } from "vitest"
import { find, findA, findAll } from "./findForTests.ts"

beforeEach(() => {
  document.body.innerHTML = '<p id="one">1</p><form><p>2</p><input /></form>'
})

describe("the finders of tests", () => {
  it("find elements on the page, or in a part of it", () => {
    expect(find("p").id).toBe("one")
    expect(find("p", find("form")).textContent).toBe("2")
    expect(findAll("p").map(({ textContent }) => textContent)).toEqual(["1", "2"])
    expect(findA(HTMLInputElement, "input").value).toBe("")
  })

  it("name what is missing, or is of another type", () => {
    expect(() => find("p.two")).toThrow("The page has no p.two.")
    expect(() => findA(HTMLInputElement, "#one")).toThrow("#one is a P, and no HTMLInputElement.")
  })
})
