import { coreConfig } from "./config.ts"
import { definePart } from "./domain/index.ts"

/** The members of the page contract that every page has. */
export const corePart = definePart({
  name: "core",
  config: coreConfig,
})
