import { isShown, type ShapeStage } from "@ringside/testing/shapes"
import { describePartsOnShapes } from "./shapesForTests.ts"

const builder = "a page builder prints the forms, and field plugins their boxes"
const drawn = "quantities have drawn buttons, and forms no table"
const select2 = "select2 stands in place of the lists"
const bar = "the range is hidden, a bar sticks, and cards stand in the product"

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const chooseColour = (stage: ShapeStage, colour: string) => stage.enter(find("#colour"), colour)
/** The texts of the product's own prices that can be seen. */
const readPrices = () => [
  ...new Set(
    [...document.querySelectorAll("#product-15 :is(p.price, .woocommerce-variation-price)")]
      .filter((price) => price.textContent.trim() !== "" && !price.closest(".upsell") && isShown(price))
      .map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()),
  ),
]
const fieldOf = (selector: string) => document.querySelector<HTMLInputElement>(selector)

describePartsOnShapes([
  {
    name: "a press on a tab shows its panel alone",
    page: "product",
    use: (stage) => stage.send("click", find("#tab-link-reviews")),
    read: () => [...document.querySelectorAll("[role=tabpanel]")].filter(isShown).map(({ id }) => id),
    expected: ["tab-reviews"],
    differs: { [builder]: null },
  },
  {
    name: "a press on a star chooses the rating",
    page: "product",
    use: (stage) => stage.send("click", find(".stars .star-4")),
    read: () => [document.querySelectorAll(".stars [role=radio]").length, fieldOf("#rating")?.value],
    expected: [5, "4"],
  },
  {
    name: "a choice shows its price where a shopper sees it, and can be added",
    page: "product",
    use: (stage) => chooseColour(stage, "Black"),
    read: () => ({
      id: fieldOf("input.variation_id")?.value,
      prices: readPrices(),
      sku: find("#product-15 > .summary > .product_meta .sku")?.textContent,
      canBeAdded: [...document.querySelectorAll(".single_add_to_cart_button")].every(
        (button) => isShown(button) && !button.matches(".disabled"),
      ),
    }),
    expected: { id: "152", prices: ["37,00 €"], sku: "GL-15-B", canBeAdded: true },
  },
  {
    name: "a choice limits the product's own quantity alone",
    page: "product",
    use: (stage) => chooseColour(stage, "Black"),
    read: () => [fieldOf("[name=quantity]")?.getAttribute("max"), fieldOf("#gifts")?.value ?? "none"],
    expected: ["5", "none"],
    differs: { [bar]: ["5", "8"], [select2]: [null, "none"] },
  },
  {
    name: "Clear takes the choice back",
    page: "product",
    use: async (stage) => {
      chooseColour(stage, "Red")
      await stage.settle()
      stage.send("click", find(".reset_variations"))
    },
    read: () => [
      fieldOf("#colour")?.value,
      fieldOf("input.variation_id")?.value,
      find("#product-15 > .summary > .product_meta .sku")?.textContent,
    ],
    expected: ["", "", "GL-15"],
  },
  {
    name: "a press on a thumbnail shows its slide",
    page: "product",
    use: (stage) => stage.send("click", document.querySelectorAll(".flex-control-thumbs :is(img, button)")[1] ?? null),
    read: () => [
      find(".woocommerce-product-gallery")?.style.opacity,
      [...document.querySelectorAll(".woocommerce-product-gallery__image")].findIndex((slide) =>
        slide.matches(".flex-active-slide"),
      ),
    ],
    expected: ["1", 1],
    differs: { [builder]: null },
  },
  {
    name: "plus adds one",
    page: "product",
    use: (stage) => stage.send("click", find(".single_variation_wrap .plus")),
    read: () => fieldOf("[name=quantity]")?.value,
    // Only a theme's own buttons are worked, and the platform's page has none.
    expected: "1",
    differs: { [drawn]: "2" },
  },
])
