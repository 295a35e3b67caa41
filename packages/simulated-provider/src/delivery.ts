/** The delivery mode of messages: a real provider guarantees at least one delivery, at any time, in any order. */
export type DeliveryMode = "once" | "twice" | "late" | "out-of-order"

const modes: readonly DeliveryMode[] = ["once", "twice", "late", "out-of-order"]

/** Delivers messages in one mode. */
export interface Delivery<Message> {
  /** Sends a message; `deliver` is used for messages that arrive before this returns. */
  send(message: Message, deliver: (message: Message) => Promise<void>): Promise<void>
}

/** The dependencies of a delivery. Timers are those of the process by default. */
export interface DeliveryOptions<Message> {
  readonly mode: DeliveryMode
  /** Delivers messages that arrive after the request that caused them has ended. */
  readonly later: (message: Message) => Promise<void>
  readonly schedule?: (run: () => void, delayMs: number) => void
}

const lateMs = 3000

/** Parses a mode; `once` by default and for unknown texts. */
export function readDeliveryMode(text: string | undefined): DeliveryMode {
  return modes.find((mode) => mode === text) ?? "once"
}

/** Delivers messages as `mode` says. */
export function createDelivery<Message>({
  mode,
  later,
  schedule = scheduleInBackground,
}: DeliveryOptions<Message>): Delivery<Message> {
  let waiting: Message[] = []
  const flush = () => {
    const due = mode === "out-of-order" ? waiting.toReversed() : waiting
    waiting = []
    // One after the other: a message that can't be taken must not stop the next.
    void due.reduce((before, message) => before.then(() => later(message)).catch(() => undefined), Promise.resolve())
  }
  return {
    async send(message, deliver) {
      if (mode === "once" || mode === "twice") {
        await deliver(message)
        if (mode === "twice") await deliver(message)
        return
      }
      waiting.push(message)
      if (waiting.length === 1) schedule(flush, lateMs)
    },
  }
}

function scheduleInBackground(run: () => void, delayMs: number): void {
  setTimeout(run, delayMs).unref()
}
