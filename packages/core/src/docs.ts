import type { PartDocs } from "./domain/index.ts"
import { coreEvents } from "./events.ts"
import { coreMessages } from "./messages.ts"

/** The package's texts in the documentation. */
export const docs = {
  events: coreEvents,
  messages: [coreMessages],
} satisfies PartDocs
