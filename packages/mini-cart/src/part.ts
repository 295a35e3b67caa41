import { definePart } from "@ringside/core/domain"
import { countHook, desktopTrigger, drawerOpener, lineSelectors, mobileTrigger, quantitySelectors } from "./host.ts"
import { afterAddJob, afterSingleAddJob, drawerJob, removeJob } from "./jobs.ts"
import { cartCountAttributes, miniCartAttributes } from "./options.ts"
import { miniCartMessages } from "./messages.ts"
import { addingSettings, afterAddSettings, drawerSettings, themeSettings, walletSettings } from "./hostSettings.ts"

/** The mini-cart, the theme's drawer, and counts. */
export const miniCartPart = definePart({
  name: "mini-cart",
  // It reacts to the events of the behaviours that change the basket.
  startsAfter: ["cart"],
  hooks: {
    "mini-cart": {
      attributes: miniCartAttributes,
      widget: {
        file: "miniCart/widget.ts",
        export: "miniCart",
        load: { mode: "visible", byOption: { layout: { dropdown: "interaction", drawer: "interaction" } } },
        opensOn: {
          signals: [{ name: "added_to_cart" }, { name: "ringside:cart:added" }],
          option: "open-on-add",
        },
      },
    },
    "cart-count": {
      attributes: cartCountAttributes,
    },
  },
  jobs: [removeJob, drawerJob, afterAddJob, afterSingleAddJob],
  settings: [addingSettings, afterAddSettings, drawerSettings, themeSettings, walletSettings],
  messages: [miniCartMessages],
  beforeLoad: "beforeLoad.ts",
  late: [
    {
      file: "late.ts",
      load: {
        press: [
          { selector: lineSelectors.removeLink, job: removeJob },
          {
            selector: `${drawerOpener}, ${mobileTrigger}, ${desktopTrigger}`,
            job: drawerJob,
          },
          // A hook that opens at the first user action.
          {
            selector:
              '[data-ringside~="mini-cart"][data-ringside-layout]:not([data-ringside-layout="inline"],[data-ringside-load])',
          },
        ],
      },
    },
    {
      file: "cartCount/late.ts",
      chunk: "cart-count",
      load: { present: countHook },
    },
    {
      file: "hostCart/quantityLate.ts",
      chunk: "mini-cart-quantity",
      load: {
        press: [{ selector: `${quantitySelectors.input}, ${quantitySelectors.step}`, job: removeJob }],
        present: quantitySelectors.input,
      },
    },
  ],
  extras: {
    undo: { file: "hostCart/undo.ts" },
  },
})
