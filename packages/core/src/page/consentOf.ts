import { type LoaderPage, serviceOf } from "./page.ts"

/**
 * What the shopper has said about one category. `pending`: a consent tool is on the page and has not been answered. `undecided`:
 * there is no consent tool, so nobody has asked.
 */
export type ConsentState = "granted" | "denied" | "pending" | "undecided"

/** States by category: `functional`, `preferences`, `statistics-anonymous`, `statistics`, `marketing`, or a tool's own. */
export type ConsentStates = ReadonlyMap<string, ConsentState>

/** The shopper's consent, as every part reads it. Source: attribution-translation-site §2. */
export interface Consent {
  /** The state of a category; `undecided` until `fill` has said otherwise. */
  read(category: string): ConsentState
  /** Calls `listener` with all states after each change, until the answer is called or the page stops. */
  onChange(listener: (states: ConsentStates) => void): () => void
  /**
   * For the one part that reads the page's consent tools: says all states anew. A change is told to the listeners, then to the page
   * by `ringside:consent:change` on the document; the same states again are none.
   */
  fill(states: Readonly<Record<string, ConsentState>>): void
}

/** The consent of `page`: one for all parts, whichever comes first. */
export function consentOf(page: LoaderPage): Consent {
  return serviceOf(page, "core.consent", () => createConsent(page))
}

function createConsent({ document, events, reports, signal }: LoaderPage): Consent {
  let states: ConsentStates = new Map()
  const listeners = new Set<(states: ConsentStates) => void>()
  signal.addEventListener("abort", () => listeners.clear())

  const tell = () => {
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
      // Each call is one subscription, though two may share a function.
      const hear = (all: ConsentStates) => listener(all)
      if (!signal.aborted) listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    fill(said) {
      const next = new Map(Object.entries(said))
      const categories = new Set([...states.keys(), ...next.keys()])
      const hasChanged = [...categories].some(
        (each) => (states.get(each) ?? "undecided") !== (next.get(each) ?? "undecided"),
      )
      states = next
      if (hasChanged && !signal.aborted) tell()
    },
  }
}
