import { addToCartJob } from "@ringside/cart"
import { definePart } from "@ringside/core/domain"
import {
  controlSelectors,
  quantityControls,
  quantityParts,
  quantitySelectors,
  variationControls,
  variationSelectors,
} from "./host.ts"
import { raisedQuantityJob, singleProductJob, stepButtonJob, variationJob } from "./jobs.ts"
import { addToCartAttributes, quantityAttributes, variationsAttributes } from "./options.ts"
import { addToCartProperties } from "./customProperties.ts"
import { addToCartEvents } from "./events.ts"
import { addToCartMessages, quantityMessages, variationMessages } from "./messages.ts"
import { addingSettings, buttonSettings, themeSettings } from "./hostSettings.ts"
import { stepSettings } from "./quantity/stepSettings.ts"
import { variationSettings } from "./variations/variationSettings.ts"
import { addToCartWarnings } from "./warnings.ts"

/** Add buttons, quantities, and forms that choose a variation. */
export const addToCartPart = definePart({
  name: "add-to-cart",
  hooks: {
    "add-to-cart": {
      attributes: addToCartAttributes,
      summary: {
        place: "product",
        does: "adds `data-ringside-product`; keeps your link or button, or draws one",
        needs: "a Store API",
      },
      example: `<div data-ringside="add-to-cart" data-ringside-product="12" data-ringside-name="Notebook">
  <a href="/?add-to-cart=12">Add to basket</a>
</div>`,
      behaviour: "Add buttons: the host's own ones, and those in an `add-to-cart` hook.",
      widget: {
        doc: "A button that adds one product, drawn where the hook has no link or button of its own.",
        file: "addToCart/widget.ts",
        export: "addToCart",
        load: { mode: "visible" },
        drawsUnless: controlSelectors.ownControl,
      },
    },
    quantity: {
      attributes: quantityAttributes,
      summary: { place: "product", does: "minus and plus beside a number field", needs: "a number field" },
      example: `<div data-ringside="quantity">
  <label>How many <input type="number" name="quantity" value="1" min="1" max="9" /></label>
</div>`,
      behaviour: "Quantity inputs: the host's own ones, and those in a `quantity` hook.",
    },
    variations: {
      attributes: variationsAttributes,
      summary: {
        place: "product",
        does: 'chooses a variation: price, picture and stock follow; swatches in place of the lists, if `data-ringside-swatches="on"`',
        needs: "the platform's form",
      },
      example: `<form class="variations_form cart" data-ringside="variations" data-ringside-swatches="on"
      data-product_id="12" data-product_variations="[…]" method="post">
  <select name="attribute_colour" data-attribute_name="attribute_colour">
    <option value="">Choose a colour</option>
    <option value="red" data-color="#a3182b">Red</option>
  </select>
  <button type="submit">Add to basket</button>
</form>`,
      behaviour:
        "Forms that choose a variation: the host's own ones, and on any page those in a `variations` hook, with swatches if it asks for them.",
    },
  },
  jobs: [singleProductJob, raisedQuantityJob, stepButtonJob, variationJob],
  settings: [addingSettings, buttonSettings, stepSettings, themeSettings, variationSettings],
  events: addToCartEvents,
  properties: addToCartProperties,
  messages: [addToCartMessages, quantityMessages, variationMessages],
  warnings: addToCartWarnings,
  beforeLoad: "beforeLoad.ts",
  late: [
    {
      file: "addToCart/late.ts",
      load: {
        press: [
          { selector: controlSelectors.addButton, job: addToCartJob, busyClass: "loading" },
          { selector: controlSelectors.singleButton, job: singleProductJob, busyClass: "loading" },
        ],
        events: { names: ["ajax_request_not_sent"], jobs: [addToCartJob] },
      },
    },
    {
      file: "addToCart/hooksLate.ts",
      chunk: "add-to-cart-hooks",
      doc: "add buttons of the host's own in `add-to-cart` hooks",
      load: {
        press: [{ selector: controlSelectors.addHook }],
        present: controlSelectors.addHook,
      },
    },
    {
      file: "quantity/late.ts",
      chunk: "quantity",
      doc: "quantity inputs",
      load: {
        press: [
          { selector: `${quantityControls.stepButton}, ${quantitySelectors.placeholder}`, job: stepButtonJob },
          // An add waits for the steps before it.
          { selector: controlSelectors.singleButton, job: singleProductJob, busyClass: "loading" },
        ],
        due: [
          { selector: quantitySelectors.box, job: stepButtonJob },
          { selector: quantityControls.field, job: raisedQuantityJob },
        ],
        present: `${quantitySelectors.box}, ${quantityControls.field}, ${quantityParts.hook}`,
      },
    },
    {
      file: "variations/late.ts",
      styles: "variations/styles.css",
      chunk: "variations",
      doc: "forms that choose a variation",
      load: {
        press: [{ selector: variationControls, job: variationJob }],
        due: [{ selector: variationSelectors.form, job: variationJob }],
        present: `${variationSelectors.form}, ${variationSelectors.hook}`,
      },
    },
    {
      file: "variations/swatchesLate.ts",
      styles: "variations/swatches.css",
      chunk: "swatches",
      doc: "swatches in `variations` hooks",
      load: { present: variationSelectors.swatchHook },
    },
  ],
})
