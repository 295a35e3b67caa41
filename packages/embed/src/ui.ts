/*
 * The one chunk that holds React (or preact/compat) and ui. Widgets may use these names and no others: a name that is
 * missing here fails the build, and each that stands here costs bytes in the light build.
 */
export {
  createContext,
  createElement,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useId,
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
