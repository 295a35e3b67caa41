import type { Behaviour, LoadModule } from "@ringside/core"
import { cardButtons } from "./cardButtons.ts"
import { anchors } from "./scrolling/anchors.ts"
import { siteHeader } from "./header/header.ts"
import { hostBars } from "./scrolling/hostBars.ts"
import { loginPopup } from "./login/loginPopup.ts"
import { hangingNotice } from "./notices/hangingNotice.ts"
import { scrollToTop } from "./scrolling/scrollToTop.ts"
import { createSearchFields } from "./search/searchFields.ts"
import { searchToggle } from "./search/searchToggle.ts"

/** Behaviours of the header's chunk. */
export const createBehaviours = (loadModule: LoadModule): readonly Behaviour[] => [
  siteHeader,
  searchToggle,
  createSearchFields(loadModule),
  loginPopup,
  scrollToTop,
  anchors,
  cardButtons,
  hangingNotice,
  hostBars,
]
