import { definePart } from "@ringside/core/domain"
import { countHook, desktopTrigger, drawerOpener, lineSelectors, mobileTrigger, quantitySelectors } from "./host.ts"
import { afterAddJob, afterSingleAddJob, drawerJob, removeJob } from "./jobs.ts"
import { cartCountAttributes, miniCartAttributes } from "./options.ts"
import { miniCartProperties } from "./customProperties.ts"
import { miniCartEvents } from "./events.ts"
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
      summary: {
        place: "basket",
        does: 'the basket, `data-ringside-layout="inline"`, `"dropdown"` or `"drawer"`: quantities, remove and undo, totals, free-shipping progress',
        needs: "a Store API",
      },
      example: `<div data-ringside="mini-cart" data-ringside-layout="drawer" data-ringside-free-shipping="on">
  <a href="/basket/">Basket (2)</a>
</div>`,
      widget: {
        doc: "The shopper's basket: on the page, in a panel under its button, or in a drawer that slides in from the side.",
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
      summary: { place: "basket", does: "updates the number in your own words: `Basket (2)`", needs: "a Store API" },
      example: `<a href="/basket/" data-ringside="cart-count">Basket (2)</a>`,
      behaviour: "The number of items, wherever a hook asks for it.",
    },
  },
  jobs: [removeJob, drawerJob, afterAddJob, afterSingleAddJob],
  settings: [addingSettings, afterAddSettings, drawerSettings, themeSettings, walletSettings],
  events: miniCartEvents,
  properties: miniCartProperties,
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
      doc: "counts in `cart-count` hooks",
      load: { present: countHook },
    },
    {
      file: "hostCart/quantityLate.ts",
      chunk: "mini-cart-quantity",
      doc: "quantities in the host's own mini-cart",
      load: {
        press: [{ selector: `${quantitySelectors.input}, ${quantitySelectors.step}`, job: removeJob }],
        present: quantitySelectors.input,
      },
    },
  ],
  extras: {
    undo: { file: "hostCart/undo.ts", doc: "putting back a line of the host's mini-cart, when one is first removed" },
  },
})
