import { describe, expect, test } from "vitest"
import { textOf } from "../../testing/cart.ts"
import { useShop } from "../../testing/shop.ts"
import { languages, prefixOf } from "../../texts/languages.ts"

const { newVisitor } = useShop()

describe.each([
  { name: "an empty basket", path: "/carrito/", status: 200 },
  { name: "an address that leads nowhere", path: "/no-hay-nadie/", status: 404 },
  { name: "a search that finds nothing", path: "/?s=zzzz&post_type=product", status: 200 },
])("$name", ({ path, status }) => {
  test.each(languages)("leads on to four figures and to all of them (%s)", async (language) => {
    const answer = await newVisitor().get(`${prefixOf(language)}${path}`)
    expect(answer.status).toBe(status)
    expect(answer.page.querySelectorAll(".er-shelf .product.instock")).toHaveLength(4)
    expect(textOf(answer, ".er-shelf h2")).toBe(language === "es" ? "En primera fila" : "In the front row")
    expect(answer.page.querySelector("main .button.alt")?.getAttribute("href")).toBe(`${prefixOf(language)}/tienda/`)
  })
})

test("a basket with lines in it has no shelf", async () => {
  const visitor = newVisitor()
  await visitor.visit("/?add-to-cart=101")
  expect((await visitor.get("/carrito/")).page.querySelector(".er-shelf")).toBe(null)
})

describe.each(languages)("the foot of every page (%s)", (language) => {
  test("leads to delivery, terms, privacy and the legal notice, which are all there", async () => {
    const { page } = await newVisitor().get(`${prefixOf(language)}/`)
    const links = [...page.querySelectorAll("[aria-labelledby=er-footer-service] a")]
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      ["/rincon/", "/envios/", "/condiciones/", "/privacidad/", "/aviso-legal/"].map(
        (path) => `${prefixOf(language)}${path}`,
      ),
    )
    for (const link of links) {
      const answer = await newVisitor().get(link.getAttribute("href") ?? "/")
      expect(answer.status).toBe(200)
      expect(textOf(answer, "h1")).toBe(link.textContent)
    }
  })

  test("leads to the amounts that the basket counts with", async () => {
    const { page } = await newVisitor().get(`${prefixOf(language)}/envios/`)
    const rows = [...page.querySelectorAll(".er-rates tbody tr")].map((row) =>
      [...row.querySelectorAll("td")].map((cell) => cell.textContent.replace(/[^\d]/g, "")),
    )
    expect(rows).toEqual([
      ["690", "15000"],
      ["1490", ""],
      ["1490", "30000"],
      ["2490", ""],
    ])
  })
})
