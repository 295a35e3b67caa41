import { useLatest, usePage } from "@ringside/ui"
import { useLayoutEffect } from "react"

/** Opens the basket when a product was added, by any script. */
export function useOpenOnAdd(isOn: boolean, open: () => void): void {
  const { events } = usePage()
  const latest = useLatest(open)
  // A layout effect, so that no add is missed after the first frame.
  useLayoutEffect(() => {
    if (isOn) return events.on(["ringside:cart:added", "added_to_cart"], () => latest.current())
  }, [isOn, events, latest])
}
