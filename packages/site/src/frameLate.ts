import type { Behaviour } from "@ringside/core"
import { cardButtons } from "./cardButtons.ts"
import { desktopMenu } from "./header/desktopMenu.ts"
import { headerMode } from "./header/headerMode.ts"
import { hangingNotice } from "./notices/hangingNotice.ts"
import { anchors } from "./scrolling/anchors.ts"
import { scrollWatch } from "./scrolling/scrollWatch.ts"
import { searchFields } from "./search/searchFields.ts"

/**
 * Creates the behaviours that the page around its content needs without an action: the header's mode, the arrows of its sub-menus, and the
 * room of a notice.
 */
export const createBehaviours = (): readonly Behaviour[] => [
  headerMode,
  desktopMenu,
  anchors,
  cardButtons,
  hangingNotice,
  searchFields,
  scrollWatch,
]
