import type { ServerAnswer } from "./exchange.ts"

/** The fault of a request. With `held` the shop makes the change, and delays its answer until `until` resolves. */
export type Fault =
  | { readonly kind: "status"; readonly status: number }
  | { readonly kind: "html" }
  /** The platform's answer to an expired nonce. */
  | { readonly kind: "forbidden" }
  | { readonly kind: "empty" }
  | { readonly kind: "held"; readonly until: Promise<unknown> }
  | { readonly kind: "never" }
  | { readonly kind: "unreachable" }
  /** Another answer body, such as that of an add without the basket's markup. */
  | { readonly kind: "body"; readonly body: string }

/** A fault that delays an answer until the test opens the gate. */
export interface Gate {
  readonly fault: Extract<Fault, { readonly kind: "held" }>
  open(): void
}

/** Creates a closed gate; a server with its `fault` delays the answer. */
export function createGate(): Gate {
  let open: () => void = () => undefined
  const until = new Promise<void>((resolve) => (open = resolve))
  return { fault: { kind: "held", until }, open: () => open() }
}

/** The connection broke before an answer arrived. */
export class ConnectionLost extends Error {}

const page = "<!doctype html><title>Error</title><p>There has been a critical error on this website.</p>"

/**
 * Applies `fault` to the shop's answer.
 * @throws ConnectionLost for a shop that can't be reached.
 */
export async function spoilAnswer(
  fault: Fault | undefined,
  answer: () => ServerAnswer | Promise<ServerAnswer>,
): Promise<ServerAnswer> {
  const html = { "content-type": "text/html; charset=UTF-8" }
  switch (fault?.kind) {
    case undefined:
      return answer()
    case "held": {
      const held = await answer()
      await fault.until
      return held
    }
    case "status":
      return { status: fault.status, headers: html, cookies: [], body: page }
    case "forbidden":
      return { status: 403, headers: html, cookies: [], body: "-1" }
    case "html":
      return { status: 200, headers: html, cookies: [], body: page }
    case "empty":
      return { status: 200, headers: html, cookies: [], body: "" }
    case "body":
      return { ...(await answer()), body: fault.body }
    case "never":
      return new Promise(() => {})
    case "unreachable":
      throw new ConnectionLost("The double is told not to answer.")
  }
}

/** The faults that a test asked for, by endpoint. */
export interface Faults {
  /** Applies a fault to the next `times` answers of an endpoint, or to all endpoints with `*`. */
  add(endpoint: string, fault: Fault, times: number): void
  /** Takes the fault of the next answer of an endpoint, if there is one. */
  take(endpoint: string): Fault | undefined
  /** Removes all remaining faults. */
  clear(): void
}

/** Creates an empty list of faults. */
export function createFaults(): Faults {
  let faults: { readonly endpoint: string; readonly fault: Fault; left: number }[] = []
  return {
    add: (endpoint, fault, times) => void faults.push({ endpoint, fault, left: times }),
    take(endpoint) {
      const next = faults.find((each) => each.endpoint === endpoint || each.endpoint === "*")
      if (next) next.left -= 1
      faults = faults.filter(({ left }) => left > 0)
      return next?.fault
    },
    clear() {
      faults = []
    },
  }
}
