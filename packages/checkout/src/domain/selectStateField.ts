import { decodeEntities, formatText, isRecord } from "@ringside/core/domain"

/** One choice of a state field. */
export interface StateOption {
  readonly value: string
  readonly label: string
}

/** How a country's states are entered. */
export interface StateField {
  readonly kind: "text" | "hidden" | "select"
  readonly options: readonly StateOption[]
  readonly value: string
}

/**
 * The state field of `country`, among the page's `states` by country. A value that is a state's name becomes its code; one that
 * is no state of the country is dropped. Source: checkout contract §5.3.
 */
export function selectStateField(country: string, states: unknown, current?: string | null): StateField {
  const own: unknown = isRecord(states) && Object.hasOwn(states, country) ? states[country] : undefined
  const value = formatText(current)
  if (typeof own !== "object" || own === null) return { kind: "text", options: [], value }
  const options = listStates(own)
  if (options.length === 0) return { kind: "hidden", options, value: "" }
  return { kind: "select", options, value: findState(options, value)?.value ?? "" }
}

/** The state with that code, or with that name in any case. */
export function findState(options: readonly StateOption[], state: string): StateOption | undefined {
  const name = state.trim().toLowerCase()
  return (
    options.find(({ value }) => value === state) ??
    options.find((each) => each.label.toLowerCase() === name || each.value.toLowerCase() === name)
  )
}

/** No country has as many. */
const statesMax = 1000

function listStates(states: object): StateOption[] {
  return Object.entries(states)
    .slice(0, statesMax)
    .flatMap(([value, label]: [string, unknown]) =>
      typeof label === "string" ? [{ value, label: decodeEntities(label) }] : [],
    )
}
