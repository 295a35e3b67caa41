import type { Behaviour } from "@ringside/core"
import { tabsAttributes } from "./options.ts"
import { startTabs } from "./tabs.ts"

/** Tabs: the host's own ones, and those in a `tabs` hook. The start behaviour has opened the first of them. */
export const tabsBehaviour: Behaviour = {
  name: "tabs",
  attributes: tabsAttributes,
  start: startTabs,
}
