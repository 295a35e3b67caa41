import type { PartDocs } from "./domain/index.ts"
import { coreEvents } from "./events.ts"

/** What the documentation says about the package. */
export const docs = {
  events: coreEvents,
} satisfies PartDocs
