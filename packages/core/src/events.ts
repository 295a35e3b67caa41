import type { EventTable } from "./domain/index.ts"

/** Events that no widget owns. */
export const coreEvents = {
  sent: {
    "ringside:error": {
      target: "hook",
      detail: ["during", "widget", "message"],
      isNative: true,
      doc: "Something of ours broke; the server's HTML is back, and all other hooks go on. Without a hook the document sends it.",
    },
  },
  heard: {},
} as const satisfies EventTable
