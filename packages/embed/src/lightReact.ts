/* What stands in React's place in the light build: preact, whose ids begin anew in each root, though a page has a root for each hook. */
import { useState } from "preact/compat"

export {
  Component,
  createContext,
  createElement,
  createRef,
  memo,
  startTransition,
  StrictMode,
  useCallback,
  useContext,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "preact/compat"

let count = 0

/** An id that no other element of the page has, as React's is. */
export function useId(): string {
  const [id] = useState(() => {
    count += 1
    return `ringside-id-${String(count)}`
  })
  return id
}
