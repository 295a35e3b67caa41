import { addedToBasket, addedByStore, productAddedByBlock } from "@ringside/cart"
import { useLatest, usePage } from "@ringside/ui"
import { useLayoutEffect } from "react"

/** Opens the basket when a product was added, by any script. */
export function useOpenOnAdd(isOn: boolean, open: () => void): void {
  const page = usePage()
  const latest = useLatest(open)
  // A layout effect, so that no add is missed after the first frame.
  useLayoutEffect(() => {
    if (!isOn) return
    const offs = [addedToBasket, addedByStore, productAddedByBlock].map((topic) =>
      topic.on(page, () => latest.current()),
    )
    return () => {
      for (const off of offs) off()
    }
  }, [isOn, page, latest])
}
