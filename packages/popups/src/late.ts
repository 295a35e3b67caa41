import type { Behaviour } from "@ringside/core"
import { popupCookieBehaviour, popupsBehaviour } from "./behaviour.ts"

/** Popups on host markup and on hooks. */
export const createBehaviours = (): readonly Behaviour[] => [popupsBehaviour, popupCookieBehaviour]
