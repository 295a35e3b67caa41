import { startBehaviour } from "@ringside/core"
import { createRootComponent, type RootComponent } from "@ringside/ui/react"
import { beforeLoad } from "../beforeLoad.ts"
import { reviewsBehaviour, tabsBehaviour } from "../behaviour.ts"
import type { tabsAttributes } from "../options.ts"
import { tabsRoot } from "../tabs/drawn/widget.ts"
import "../styles.css"

/** What the shop says of a product, in tabs: its description, its details and its reviews. */
export const Tabs: RootComponent<typeof tabsAttributes, "product"> = /* @__PURE__ */ createRootComponent({
  ...tabsRoot,
  enhance(page) {
    startBehaviour({ name: "tabs", start: beforeLoad.start }, page)
    startBehaviour(tabsBehaviour, page)
    startBehaviour(reviewsBehaviour, page)
  },
})
