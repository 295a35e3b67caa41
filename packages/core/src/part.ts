import { coreConfig } from "./config.ts"
import { definePart } from "./domain/index.ts"
import { coreEvents } from "./events.ts"
import { coreMessages } from "./messages.ts"

/** What every page has of the page contract. */
export const corePart = definePart({
  name: "core",
  config: coreConfig,
  events: coreEvents,
  messages: [coreMessages],
})
