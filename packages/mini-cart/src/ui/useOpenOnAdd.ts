import { useLatest, usePage } from "@ringside/ui"
import { useLayoutEffect } from "react"

/** Shows the basket when something was added, whoever added it. */
export function useOpenOnAdd(isOn: boolean, open: () => void): void {
  const { events } = usePage()
  const latest = useLatest(open)
  // From the first frame on: the add may be what made the loader fetch this widget.
  useLayoutEffect(() => {
    if (isOn) return events.on(["ringside:cart:added", "added_to_cart"], () => latest.current())
  }, [isOn, events, latest])
}
