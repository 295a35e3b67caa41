import type { Behaviour } from "@ringside/core"
import { headerMenus } from "./header/header.ts"
import { menuAnchors } from "./scrolling/anchors.ts"
import { loginPopup } from "./login/loginPopup.ts"
import { searchToggle } from "./search/searchToggle.ts"

/** Behaviours of the header's chunk: what is invisible until it is asked for. Links follow the menus, which may use a click themselves. */
export const createBehaviours = (): readonly Behaviour[] => [headerMenus, menuAnchors, searchToggle, loginPopup]
