import { createRootWidget } from "@ringside/ui"
import { searchAttributes } from "../../options.ts"
import { DrawnSearch } from "./DrawnSearch.tsx"

/** A search of the shop's products, in `data-ringside="search"` hooks that hold no field. */
export const drawnSearch = /* @__PURE__ */ createRootWidget({
  name: "search",
  attributes: searchAttributes,
  component: DrawnSearch,
})
