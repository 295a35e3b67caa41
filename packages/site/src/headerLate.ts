import type { Behaviour, LoadExtra } from "@ringside/core"
import { anchors } from "./anchors.ts"
import { siteHeader } from "./header.ts"
import { loginPopup } from "./loginPopup.ts"
import { scrollToTop } from "./scrollToTop.ts"
import { createSearchFields } from "./searchFields.ts"
import { searchToggle } from "./searchToggle.ts"

/** Behaviours of the header's chunk. */
export const createBehaviours = (loadExtra: LoadExtra): readonly Behaviour[] => [
  siteHeader,
  searchToggle,
  createSearchFields(loadExtra),
  loginPopup,
  scrollToTop,
  anchors,
]
