import { expect, it } from "vitest"
import type { Product } from "./parseProduct.ts"
import { selectProductAction } from "./selectProductAction.ts"

const simple: Product = {
  ...{ id: 1, name: "Bell", permalink: "/product/bell/", image: null, price: null, stockText: "", lowStockLeft: null },
  limits: { min: 1, max: null, step: 1, isEditable: true },
  ...{ isPurchasable: true, isInStock: true, hasOptions: false, attributes: [], variations: [] },
  ...{ addText: "Read more", addUrl: "?add-to-cart=1" },
}
const attributes = [{ name: "Size", label: "Size", values: [] }]
const visit = (url: string) => ({ kind: "visit", url, text: "Read more" })

it.each<[string, Partial<Product>, object]>([
  ["is added", {}, { kind: "add" }],
  ["is added, where the shop has no address of its own", { addUrl: null, permalink: null }, { kind: "add" }],
  ["has a form to fill in on its page is visited", { addUrl: "/product/bell/" }, visit("/product/bell/")],
  ["with variations is chosen first", { attributes, hasOptions: true }, { kind: "choose" }],
  ["with variations, sold out as a whole, keeps its choices", { attributes, isInStock: false }, { kind: "choose" }],
  ["that is sold out is visited", { isInStock: false, addUrl: "/product/bell/" }, visit("/product/bell/")],
  [
    "of another shop is visited there",
    { isPurchasable: false, addUrl: "https://other.test/" },
    visit("https://other.test/"),
  ],
  ["with options that only the shop's page has is visited", { hasOptions: true }, visit("/product/bell/")],
  ["without any page offers nothing", { isInStock: false, permalink: null, addUrl: null }, { kind: "none" }],
])("a product that %s", (_, more, expected) => {
  expect(selectProductAction({ ...simple, ...more })).toEqual(expected)
})
