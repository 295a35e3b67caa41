import { useLatest, usePage } from "@ringside/ui"
import { useLayoutEffect } from "react"

/** Shows the basket when something was added, whoever added it. */
export function useOpenOnAdd(isOn: boolean, open: () => void): void {
  const { events } = usePage()
  const latest = useLatest(open)
  // From the first frame on, so that no add is missed.
  useLayoutEffect(() => {
    if (isOn) return events.on(["ringside:cart:added", "added_to_cart"], () => latest.current())
  }, [isOn, events, latest])
}
