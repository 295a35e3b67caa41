import type { Behaviour } from "@ringside/core"
import { createSearchFields } from "./searchFields.ts"

/** The live search with the package's own file. A separate file, so that a bundle that loads it in another way has no such import. */
export const searchFields: Behaviour = /* @__PURE__ */ createSearchFields(() => import("./liveSearch.ts"))
