import type { Behaviour } from "@ringside/core"
import { popupCookieBehaviour, popupsBehaviour } from "./behaviour.ts"

/** Popups on host markup and on hooks. Forms, automatic triggers, media and hooks are modules of their own. */
export const createBehaviours = (): readonly Behaviour[] => [popupsBehaviour, popupCookieBehaviour]
