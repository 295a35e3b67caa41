import type { PartDocs } from "./domain/index.ts"
import { coreEvents } from "./events.ts"

/** The package's texts in the documentation. */
export const docs = {
  events: coreEvents,
} satisfies PartDocs
