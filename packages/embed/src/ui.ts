/*
 * The one chunk that contains React (or preact/compat) and ui. Widgets may only use these names: the build fails for a missing one, and
 * each costs bytes in the light build.
 */
export {
  createContext,
  createElement,
  memo,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
export { Fragment, jsx, jsxs } from "react/jsx-runtime"
export { useStore } from "@nanostores/react"
export * from "@ringside/ui"
