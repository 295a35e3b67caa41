import { type LoaderPage, serviceOf } from "./page.ts"

/**
 * The shopper's consent for one category. `pending`: the page has a consent tool, which has no answer yet. `undecided`: the page has no
 * consent tool.
 */
export type ConsentState = "granted" | "denied" | "pending" | "undecided"

/** States by category: `functional`, `preferences`, `statistics-anonymous`, `statistics`, `marketing`, or a tool's own. */
export type ConsentStates = ReadonlyMap<string, ConsentState>

/** The shopper's consent, shared by all parts. Source: attribution-translation-site §2. */
export interface Consent {
  /** The state of a category; `undecided` until `fill` has set one. */
  read(category: string): ConsentState
  /** Calls `listener` with all states after each change, until the returned function is called or the page stops. */
  onChange(listener: (states: ConsentStates) => void): () => void
  /**
   * Sets all states; only for the part that reads the page's consent tools. A change is sent to the listeners, then to the page as
   * `ringside:consent:change` on the document. Equal states send nothing.
   */
  fill(states: Readonly<Record<string, ConsentState>>): void
}

/** The consent of `page`, created by the first part that needs it. */
export function consentOf(page: LoaderPage): Consent {
  return serviceOf(page, "core.consent", () => createConsent(page))
}

function createConsent({ document, events, reports, signal }: LoaderPage): Consent {
  let states: ConsentStates = new Map()
  const listeners = new Set<(states: ConsentStates) => void>()
  signal.addEventListener("abort", () => listeners.clear())

  const notify = () => {
    for (const listener of [...listeners]) {
      try {
        listener(states)
      } catch (cause) {
        reports.fail({ during: "event", widget: "consent", cause })
      }
    }
    events.sendOwn("ringside:consent:change", document, Object.fromEntries(states))
  }
  return {
    read: (category) => states.get(category) ?? "undecided",
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
      states = next
      if (hasChanged && !signal.aborted) notify()
    },
  }
}
