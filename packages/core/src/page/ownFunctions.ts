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
