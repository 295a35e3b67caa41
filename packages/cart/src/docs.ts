import type { PartDocs } from "@ringside/core/domain"
import { cartEvents } from "./events.ts"
import { cartWarnings } from "./warnings.ts"

/** The package's texts in the documentation. */
export const docs = {
  modules: {
    store: "the cart's lines and the Store API client, when somebody first reads or changes the cart by it",
  },
  events: cartEvents,
  warnings: cartWarnings,
} satisfies PartDocs
