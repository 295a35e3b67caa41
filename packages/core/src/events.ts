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
  heard: {
    change:
      "Of a control that code on its way answers for, a choice by a script of the page included, has that code fetched.",
  },
} as const satisfies EventTable
