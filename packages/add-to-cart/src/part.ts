import { addToCartJob } from "@ringside/cart"
import { atLoad, definePart, firstAction, hostEvent, idle, press, seen } from "@ringside/core/domain"
import {
  controlSelectors,
  hookContent,
  quantityControls,
  quantityMarkup,
  quantitySelectors,
  variationControls,
  variationSelectors,
} from "./host.ts"
import { raisedQuantityJob, singleProductJob, stepButtonJob, variationJob } from "./jobs.ts"
import {
  addToCartAttributes,
  productAttributes,
  productsAttributes,
  quantityAttributes,
  variationsAttributes,
} from "./options.ts"
import { addingSettings, buttonSettings, themeSettings } from "./hostSettings.ts"
import { stepSettings } from "./quantity/stepSettings.ts"
import { variationSettings } from "./variations/variationSettings.ts"
import { addToCartWarnings } from "./warnings.ts"

/** Add buttons, cards of products, quantities, and forms that choose a variation. */
export const addToCartPart = definePart({
  name: "add-to-cart",
  hooks: {
    "add-to-cart": {
      attributes: addToCartAttributes,
      widget: {
        fetch: () => import("./addToCart/widget.ts"),
        export: "addToCart",
        load: { mode: "visible" },
        drawsUnless: controlSelectors.ownControl,
      },
    },
    product: {
      attributes: productAttributes,
      widget: { fetch: () => import("./product/product.ts"), export: "product", load: { mode: "visible" } },
    },
    products: {
      attributes: productsAttributes,
      widget: { fetch: () => import("./product/products.ts"), export: "products", load: { mode: "visible" } },
    },
    quantity: {
      attributes: quantityAttributes,
      content: { selector: hookContent.quantity, warning: addToCartWarnings.noQuantityField },
    },
    variations: {
      attributes: variationsAttributes,
      content: { selector: hookContent.variations, warning: addToCartWarnings.noVariationForm },
    },
  },
  jobs: [singleProductJob, raisedQuantityJob, stepButtonJob, variationJob],
  settings: [addingSettings, buttonSettings, stepSettings, themeSettings, variationSettings],
  modules: {
    first: { load: () => import("./beforeLoad.ts"), when: atLoad },
    main: {
      load: () => import("./addToCart/behaviour.ts"),
      when: [
        firstAction,
        press(controlSelectors.addButton, addToCartJob, { busyClass: "loading" }),
        press(controlSelectors.singleButton, singleProductJob, { busyClass: "loading" }),
        hostEvent(["adding_to_cart", "ajax_request_not_sent"], addToCartJob),
      ],
    },
    "add-to-cart-hooks": {
      load: () => import("./addToCart/hookButtons.ts"),
      when: [seen(controlSelectors.addHook), press(controlSelectors.addHook)],
    },
    quantity: {
      load: () => import("./quantity/behaviour.ts"),
      when: [
        idle(quantitySelectors.box, stepButtonJob),
        idle(quantityControls.field, raisedQuantityJob),
        seen(quantityMarkup.hook),
        press(`${quantityControls.stepButton}, ${quantitySelectors.placeholder}`, stepButtonJob),
        // An add waits for the steps before it.
        press(controlSelectors.singleButton, singleProductJob, { busyClass: "loading" }),
      ],
    },
    variations: {
      load: () => import("./variations/behaviour.ts"),
      when: [
        idle(variationSelectors.form, variationJob),
        seen(variationSelectors.hook),
        press(variationControls, variationJob),
      ],
      styles: "variations/styles.css",
    },
    swatches: {
      load: () => import("./variations/swatches.ts"),
      when: seen(variationSelectors.swatchHook),
      styles: "variations/swatches.css",
    },
  },
})
