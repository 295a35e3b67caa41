import type { EventTable } from "@ringside/core/domain"

/** Events that attribution sends and listens to. */
export const attributionEvents = {
  sent: {
    "ringside:attribution:pressed": {
      target: "hook",
      detail: ["name"],
      isNative: true,
      doc: "The shopper has pressed a control; `name` is what it is called.",
    },
  },
  received: {},
} as const satisfies EventTable
