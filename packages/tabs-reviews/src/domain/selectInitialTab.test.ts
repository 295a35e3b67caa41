import { expect, it } from "vitest"
import { selectInitialTab } from "./selectInitialTab.ts"

const shop = "https://shop.example/en/product/southpaw/"
const all = ["description", "additional_information", "reviews"]

it.each([
  ["", shop, all, "description"],
  ["#reviews", shop, all, "reviews"],
  ["#tab-reviews", shop, all, "reviews"],
  ["#comment-12", shop, all, "reviews"],
  ["#COMMENT-12", shop, all, "reviews"],
  ["#li-comment-12", shop, all, "reviews"],
  ["#Reviews", shop, all, "description"],
  ["#reviews-2", shop, all, "description"],
  ["#my-tab-reviews", shop, all, "description"],
  ["", `${shop}comment-page-2/`, all, "reviews"],
  ["#comments", `${shop}?cpage=2`, all, "reviews"],
  ["#tab-additional_information", `${shop}?cpage=2`, all, "reviews"],
  ["#tab-additional_information", shop, all, "additional_information"],
  ["#additional_information", shop, all, "description"],
  ["#tab-description", shop, all, "description"],
  ["#tab-unknown", shop, all, "description"],
  ["#%E0%A4%A", shop, all, "description"],
  ["#reviews", shop, ["description"], "description"],
  ["#tab-additional_information", shop, ["description"], "description"],
  ["#reviews", shop, [], null],
])("of %j at %s with %j: %j", (hash, url, keys, expected) => {
  expect(selectInitialTab({ hash, url, keys })).toBe(expected)
})
