import { startBehaviour } from "@ringside/core"
import { createRootComponent, type RootComponent, type RootComponentProps } from "@ringside/ui/react"
import { beforeLoad } from "../beforeLoad.ts"
import { reviewsBehaviour } from "../reviews/reviews.ts"
import { tabsBehaviour } from "../tabs/tabs.ts"
import type { tabsAttributes } from "../options.ts"
import { type TabRenderProps, TabRenderPropsContext } from "../tabs/drawn/tabRenderProps.ts"
import { LoadingTabs } from "../tabs/drawn/LoadingTabs.tsx"
import { tabsRoot } from "../tabs/drawn/widget.ts"
import "../styles.css"

const Root: RootComponent<typeof tabsAttributes, "product"> = /* @__PURE__ */ createRootComponent({
  ...tabsRoot,
  first: ({ product }) => (product === null ? null : <LoadingTabs />),
  enhance(page) {
    startBehaviour({ name: "tabs", start: beforeLoad.start }, page)
    startBehaviour(tabsBehaviour, page)
    startBehaviour(reviewsBehaviour, page)
  },
})

/** The props of `Tabs`. */
export type TabsProps = RootComponentProps<typeof tabsAttributes, "product"> & TabRenderProps

/** The texts of a product, in tabs: its description, its details and its reviews. */
export function Tabs({ renderTab, ...props }: TabsProps) {
  return (
    <TabRenderPropsContext value={{ renderTab }}>
      <Root {...props} />
    </TabRenderPropsContext>
  )
}
