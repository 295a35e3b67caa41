import { nullPrototype } from "../domain/index.ts"

/** A registered symbol, since each chunk may have a copy of this module. */
const ownKey = Symbol.for("ringside.own")

/**
 * Marks a function that we put where scripts of the page look for one of the host's, and returns it: without the mark it would show that the
 * host's script is running.
 */
export function markOwnFunction<Marked extends object>(marked: Marked): Marked {
  Object.defineProperty(marked, ownKey, nullPrototype({ value: true }))
  return marked
}

/** Whether we made a function. */
export function isOwnFunction(candidate: unknown): boolean {
  return typeof candidate === "function" && Object.hasOwn(candidate, ownKey)
}

/**
 * Whether a function does nothing. Plugins put such a one in the place of a function of the host's that isn't there when they start, since the
 * host's script may come later and replaces it; themes switch a function off by one.
 */
export function isEmptyFunction(candidate: unknown): boolean {
  return typeof candidate === "function" && /\{\s*\}$/.test(String(candidate))
}

/**
 * Puts functions of ours on an object of the page, where scripts look for the host's, unless there is one by that name. They go when `signal`
 * is aborted.
 */
export function provideFunctions(
  holder: object,
  functions: Readonly<Record<string, object>>,
  signal: AbortSignal,
): void {
  for (const [name, own] of Object.entries(functions)) {
    if (Reflect.get(holder, name) !== undefined) continue
    Reflect.set(holder, name, markOwnFunction(own))
    signal.addEventListener("abort", () => {
      if (Reflect.get(holder, name) === own) Reflect.deleteProperty(holder, name)
    })
  }
}
