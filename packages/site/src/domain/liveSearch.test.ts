import { describe, expect, test } from "vitest"
import { createSearchPath, parseFoundProducts, rankProducts, splitAtMatches } from "./index.ts"

test.each([
  ["red", "/wc/store/v1/products?search=red&per_page=6"],
  ["  red corner ", "/wc/store/v1/products?search=red+corner&per_page=6"],
  ["ñ&=", "/wc/store/v1/products?search=%C3%B1%26%3D&per_page=6"],
  ["r", null],
  ["  ", null],
  ["x".repeat(200), `/wc/store/v1/products?search=${"x".repeat(100)}&per_page=6`],
])("asks for %j", (term, path) => {
  expect(createSearchPath(term)).toBe(path)
})

const prices = { price: "4900", currency_code: "EUR", currency_minor_unit: 2, currency_prefix: "€" }

describe("the answer", () => {
  test.each<[string, unknown, unknown]>([
    [
      "products",
      [{ name: "A &amp; B", permalink: "/a/", prices }],
      [{ name: "A & B", url: "/a/", price: "€49.00", imageUrl: null }],
    ],
    [
      "no price",
      [{ name: "A", permalink: "https://shop.test/a/" }],
      [{ name: "A", url: "https://shop.test/a/", price: "", imageUrl: null }],
    ],
    [
      "markup",
      [{ name: "<script>x</script>A", permalink: "/a/" }],
      [{ name: "A", url: "/a/", price: "", imageUrl: null }],
    ],
    [
      "pictures",
      [{ name: "A", permalink: "/a/", images: [{ src: "/a.webp" }, { src: "/b.webp" }] }],
      [{ name: "A", url: "/a/", price: "", imageUrl: "/a.webp" }],
    ],
    [
      "a thumbnail, which is smaller than the file",
      [{ name: "A", permalink: "/a/", images: [{ src: "/a.webp", thumbnail: "/a-300.webp" }] }],
      [{ name: "A", url: "/a/", price: "", imageUrl: "/a-300.webp" }],
    ],
    [
      "an empty thumbnail",
      [{ name: "A", permalink: "/a/", images: [{ src: "/a.webp", thumbnail: "" }] }],
      [{ name: "A", url: "/a/", price: "", imageUrl: "/a.webp" }],
    ],
    [
      "a picture of another scheme",
      [{ name: "A", permalink: "/a/", images: [{ src: "javascript:alert(1)" }] }],
      [{ name: "A", url: "/a/", price: "", imageUrl: null }],
    ],
    ["no name", [{ name: "", permalink: "/a/" }], []],
    ["another scheme", [{ name: "A", permalink: "javascript:alert(1)" }], []],
    ["another host without a scheme", [{ name: "A", permalink: "//evil.example/" }], []],
    ["what are no products", [null, 1, "x"], []],
    ["an error", { code: "rest_no_route" }, null],
    ["nothing", undefined, null],
  ])("with %s", (_, answer, found) => {
    expect(parseFoundProducts(answer)).toEqual(found)
  })

  test("is cut off after six products", () => {
    const many = Array.from({ length: 20 }, () => ({ name: "A", permalink: "/a/" }))
    expect(parseFoundProducts(many)).toHaveLength(6)
  })
})

test.each([
  ["el", ["Chema «El Faro»", "Nilo «El Sastre»", "Nuria «Relente»", "Guantes"]],
  ["  EL fa ", ["Chema «El Faro»", "Nuria «Relente»", "Guantes", "Nilo «El Sastre»"]],
  ["guán", ["Guantes", "Nuria «Relente»", "Chema «El Faro»", "Nilo «El Sastre»"]],
  ["", ["Nuria «Relente»", "Guantes", "Chema «El Faro»", "Nilo «El Sastre»"]],
])("products whose names begin a word with %j come first", (term, names) => {
  const products = ["Nuria «Relente»", "Guantes", "Chema «El Faro»", "Nilo «El Sastre»"].map((name) => ({
    name,
    url: "/a/",
    price: "",
    imageUrl: null,
  }))
  expect(rankProducts(products, term).map(({ name }) => name)).toEqual(names)
})

describe("a name is marked at the words of the term", () => {
  const mark = (name: string, term: string) =>
    splitAtMatches(name, term)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join("")

  test.each([
    ["Clase de pintura en línea", "lin", "Clase de pintura en [lín]ea"],
    ["Lola «Vendaval» Quirante", "ven lo", "[Lo]la «[Ven]daval» Quirante"],
    ["Banana", "ana", "B[anana]"],
    ["Straße", "STRASSE", "Straße"],
    ["A.B", ".", "A[.]B"],
    ["Southpaw", "  ", "Southpaw"],
    ["", "a", ""],
    ["👊🏽 Box", "box", "👊🏽 [Box]"],
  ])("%j with %j", (name, term, expected) => {
    expect(mark(name, term)).toBe(expected)
    expect(
      splitAtMatches(name, term)
        .map(({ text }) => text)
        .join(""),
    ).toBe(name)
  })
})
