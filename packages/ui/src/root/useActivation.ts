import type { Activation } from "@ringside/core"
import { createContext, useContext, useLayoutEffect } from "react"
import type { Activations } from "./activations.ts"
import { useLatest } from "./useLatest.ts"

/** The activations of the root around. None in a story or a test that draws a component by itself. */
export const ActivationsContext = createContext<Activations | null>(null)

/** Does the widget's main act for a shopper who clicked before the widget was there. One component a widget calls it. */
export function useActivation(handler: (activation: Activation) => void): void {
  const activations = useContext(ActivationsContext)
  const latest = useLatest(handler)
  useLayoutEffect(() => activations?.handle((activation) => latest.current(activation)), [activations, latest])
}
