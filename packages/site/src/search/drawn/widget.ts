import { createRootWidget } from "@ringside/ui"
import { searchAttributes } from "../../options.ts"
import { DrawnSearch } from "./DrawnSearch.tsx"

/** The definition of a search, in a hook and in an app. */
export const searchRoot = {
  name: "search",
  attributes: searchAttributes,
  component: DrawnSearch,
}

/** A search of the shop's products, in `data-ringside="search"` hooks that hold no field. */
export const drawnSearch = /* @__PURE__ */ createRootWidget(searchRoot)
