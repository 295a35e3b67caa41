import { asked, atLoad, definePart, firstAction, press, seen } from "@ringside/core/domain"
import { undoModule } from "./modules.ts"
import { countHook, desktopTrigger, drawerOpener, lineSelectors, mobileTrigger, quantitySelectors } from "./host.ts"
import { afterAddJob, afterSingleAddJob, drawerJob, removeJob } from "./jobs.ts"
import { cartCountAttributes, miniCartAttributes } from "./options.ts"
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
        fetch: () => import("./miniCart/widget.ts"),
        export: "miniCart",
        load: { mode: "visible", byOption: { layout: { dropdown: "interaction", drawer: "interaction" } } },
        opensOn: {
          topics: [
            { name: "added_to_cart" },
            { name: "ringside:cart:added" },
            { name: "cart.block-add", hostEvents: [] },
          ],
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
  modules: {
    first: { load: () => import("./beforeLoad.ts"), when: atLoad },
    main: {
      load: () => import("./hostCart/behaviour.ts"),
      when: [
        firstAction,
        press(lineSelectors.removeLink, removeJob),
        press(`${drawerOpener}, ${mobileTrigger}, ${desktopTrigger}`, drawerJob),
        // A hook that opens at the first user action.
        press(
          '[data-ringside~="mini-cart"][data-ringside-layout]:not([data-ringside-layout="inline"],[data-ringside-load])',
        ),
      ],
    },
    "cart-count": { load: () => import("./cartCount/cartCount.ts"), when: seen(countHook) },
    "mini-cart-quantity": {
      load: () => import("./hostCart/miniCartQuantityBehaviour.ts"),
      when: [seen(quantitySelectors.input), press(`${quantitySelectors.input}, ${quantitySelectors.step}`, removeJob)],
    },
    undo: { ...undoModule, when: asked },
  },
})
