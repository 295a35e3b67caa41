import type { ReadableAtom } from "nanostores"
import { startTransition, useEffect, useState } from "react"

/**
 * The value of a store. Its changes render in slices after the frame that shows a key, and a key that is pressed meanwhile comes first. Not
 * for the values of controls, which would show their old ones until then.
 */
export function useCalmStore<Value>(store: ReadableAtom<Value>): Value {
  const [shown, setShown] = useState(() => store.get())
  useEffect(() => store.subscribe((value) => startTransition(() => setShown(() => value))), [store])
  return shown
}
