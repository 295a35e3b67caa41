import type { Behaviour } from "@ringside/core"
import { resultCount } from "./notices/resultCount.ts"
import { sorting } from "./sorting.ts"

/** Behaviours of an archive's sorting, in a chunk of their own. */
export const createBehaviours = (): readonly Behaviour[] => [sorting, resultCount]
