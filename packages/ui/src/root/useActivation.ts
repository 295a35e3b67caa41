import type { Activation } from "@ringside/core"
import { createContext, useContext, useLayoutEffect } from "react"
import type { Activations } from "./activations.ts"
import { useLatest } from "./useLatest.ts"

/** The activations of the surrounding root. Null in a story or a test that renders a component by itself. */
export const ActivationsContext = createContext<Activations | null>(null)

/**
 * Registers the widget's main action for a shopper who clicked before the widget had loaded. At most one component per widget may call
 * this.
 */
export function useActivation(handler: (activation: Activation) => void): void {
  const activations = useContext(ActivationsContext)
  const latest = useLatest(handler)
  useLayoutEffect(() => activations?.handle((activation) => latest.current(activation)), [activations, latest])
}
