import type { Behaviour } from "@ringside/core"
import { currencySwitcher } from "./currencySwitcher.ts"
import { hookSwitcher } from "./hookSwitcher.ts"
import { languageSwitcher } from "./languageSwitcher.ts"

/** The behaviours in the switchers' chunk. */
export const createBehaviours = (): readonly Behaviour[] => [languageSwitcher, hookSwitcher, currencySwitcher]
