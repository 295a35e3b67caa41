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
      widget: {
        file: "addToCart/widget.ts",
        export: "addToCart",
        load: { mode: "visible" },
        drawsUnless: controlSelectors.ownControl,
      },
    },
    quantity: {
      attributes: quantityAttributes,
    },
    variations: {
      attributes: variationsAttributes,
    },
  },
  jobs: [singleProductJob, raisedQuantityJob, stepButtonJob, variationJob],
  settings: [addingSettings, buttonSettings, stepSettings, themeSettings, variationSettings],
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
      load: {
        press: [{ selector: controlSelectors.addHook }],
        present: controlSelectors.addHook,
      },
    },
    {
      file: "quantity/late.ts",
      chunk: "quantity",
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
      load: { present: variationSelectors.swatchHook },
    },
  ],
})
