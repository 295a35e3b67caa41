import type { Behaviour } from "@ringside/core"
import { comingSoonBanner } from "./comingSoonBanner.ts"
import { sorting } from "./sorting.ts"
import { storeNotice } from "./storeNotice.ts"

/** Behaviours of this package, in a chunk of their own. */
export const createBehaviours = (): readonly Behaviour[] => [sorting, storeNotice, comingSoonBanner]
