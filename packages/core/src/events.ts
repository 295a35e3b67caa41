import type { EventTable } from "./domain/index.ts"

/** Events that no widget owns. */
export const coreEvents = {
  sent: {
    "ringside:error": {
      target: "hook",
      detail: ["during", "widget", "message"],
      isNative: true,
      doc: "Something in Ringside failed. A hook shows the server's HTML again, and all others keep working; without a hook the document sends it.",
    },
    "ringside:consent:change": {
      target: "document",
      detail: ["functional", "preferences", "statistics-anonymous", "statistics", "marketing"],
      isNative: true,
      doc: "The shopper's consent has changed. Each category that a consent tool names is granted, denied or pending.",
    },
  },
  received: {
    change: "On a control whose code is not loaded yet, fetches that code; a script of the page may have sent it.",
  },
} as const satisfies EventTable
