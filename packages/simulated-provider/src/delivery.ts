/** How messages are delivered: a real provider promises at least once, at some time, in any order. */
export type DeliveryMode = "once" | "twice" | "late" | "out-of-order"

const modes: readonly DeliveryMode[] = ["once", "twice", "late", "out-of-order"]

/** Delivers messages in one mode. */
export interface Delivery<Message> {
  /** Sends a message; `deliver` is used for what arrives before this returns. */
  send(message: Message, deliver: (message: Message) => Promise<void>): Promise<void>
}

/** What a delivery works with. Timers are the process's own unless others are passed in. */
export interface DeliveryOptions<Message> {
  readonly mode: DeliveryMode
  /** Delivers what arrives after the request that caused it has ended. */
  readonly later: (message: Message) => Promise<void>
  readonly schedule?: (run: () => void, delayMs: number) => void
}

const lateMs = 3000

/** The mode that a text names; `once` for none and for any other text. */
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
