import { useCallback, useSyncExternalStore } from "react"
import type { CheckoutView } from "./checkoutView.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"

/**
 * One value of what the checkout shows. The component renders at once when this value changes, and not when another does: a key renders
 * only the field that it was typed into. `select` returns the same value for the same state, not a new object.
 */
export function useView<Value>({ $view }: Pick<CheckoutModel, "$view">, select: (view: CheckoutView) => Value): Value {
  const subscribe = useCallback((onChange: () => void) => $view.listen(onChange), [$view])
  return useSyncExternalStore(subscribe, () => select($view.get()))
}
