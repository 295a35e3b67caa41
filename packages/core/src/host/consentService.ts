import { attempt } from "../page/attempt.ts"
import type { ConsentState } from "../events/eventDetails.ts"
import type { LoaderPage } from "../page/page.ts"
import { definePageService } from "../page/services.ts"

export type { ConsentState }

/** States by category: `functional`, `preferences`, `statistics-anonymous`, `statistics`, `marketing`, or a tool's own. */
export type ConsentStates = ReadonlyMap<string, ConsentState>

/** The shopper's consent, shared by all parts. Source: attribution-translation-site §2. */
export interface Consent {
  /** The state of a category; `undecided` until `fill` has set one, or `pending` while `fill` is awaited. */
  read(category: string): ConsentState
  /** Makes each category without a state `pending` until `fill` is called: the code that reads the page's tools is being fetched. */
  awaitFill(): void
  /** Calls `listener` with all states after each change, until the returned function is called or the page stops. */
  onChange(listener: (states: ConsentStates) => void): () => void
  /**
   * Sets all states; only for the part that reads the page's consent tools. A change is sent to the listeners, then to the page as
   * `ringside:consent:change` on the document. Equal states send nothing; the first states after `awaitFill` always reach the listeners.
   */
  fill(states: Readonly<Record<string, ConsentState>>): void
}

/** The consent of a page, created by the first part that needs it. */
export const consentService = definePageService("core.consent", createConsent)

function createConsent({ document, events, reports, signal }: LoaderPage): Consent {
  let states: ConsentStates = new Map()
  let isAwaited = false
  const listeners = new Set<(states: ConsentStates) => void>()
  signal.addEventListener("abort", () => listeners.clear())

  const notify = () => {
    for (const listener of [...listeners]) {
      attempt({ reports }, { during: "event", widget: "consent" }, () => listener(states))
    }
  }
  return {
    read: (category) => states.get(category) ?? (isAwaited ? "pending" : "undecided"),
    awaitFill: () => void (isAwaited = true),
    onChange(listener) {
      // A new function for each call, since two subscriptions may share a listener.
      const call = (all: ConsentStates) => listener(all)
      if (!signal.aborted) listeners.add(call)
      return () => void listeners.delete(call)
    },
    fill(given) {
      const next = new Map(Object.entries(given))
      const categories = new Set([...states.keys(), ...next.keys()])
      const hasChanged = [...categories].some(
        (each) => (states.get(each) ?? "undecided") !== (next.get(each) ?? "undecided"),
      )
      const wasAwaited = isAwaited
      states = next
      isAwaited = false
      if (signal.aborted) return
      if (hasChanged || wasAwaited) notify()
      if (hasChanged) events.sendOwn("ringside:consent:change", document, Object.fromEntries(states))
    },
  }
}
