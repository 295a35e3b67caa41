import { createRootWidget } from "@ringside/ui"
import { tabsAttributes } from "../../options.ts"
import { DrawnTabs } from "./DrawnTabs.tsx"

/** The definition of a product's tabs, in a hook and in an app. */
export const tabsRoot = {
  name: "tabs",
  attributes: tabsAttributes,
  component: DrawnTabs,
}

/** The widget of the texts of a product, in `data-ringside="tabs"` hooks that name the product and hold no list of tabs. */
export const drawnTabs = /* @__PURE__ */ createRootWidget(tabsRoot)
