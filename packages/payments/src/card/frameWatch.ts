import type { Scope } from "@ringside/core"

/** The reactions of a card form to the loss of its frame. */
interface FrameNeeds {
  readonly isMounted: () => boolean
  readonly destroy: () => void
  readonly mount: () => void
  readonly giveUp: () => void
}

/**
 * Mounts the provider's frame again once if the host removes it or leaves it no width, as a rule for every `iframe` may; after a second
 * loss, gives up. The returned function observes a mounted frame.
 */
export function watchFrame(scope: Scope, place: HTMLElement, needs: FrameNeeds): () => void {
  const { page } = scope
  const { isMounted, destroy, mount, giveUp } = needs
  let remounts = 1
  const look = (isLost: () => boolean) => {
    if (!isMounted() || !place.isConnected || !isLost()) return false
    destroy()
    remounts -= 1
    if (remounts >= 0) mount()
    else giveUp()
    return true
  }
  // A scan reads no layout: widths are read when one of them has changed.
  scope.onScan(() => look(() => place.childElementCount === 0))
  const sizes = new page.window.ResizeObserver(() => {
    // Remounting in the observer's own frame would change the sizes that it is reporting.
    page.clock.nextFrame(() => look(() => hasNoWidth(place)))
  })
  scope.onEnd(() => sizes.disconnect())
  return () => {
    sizes.disconnect()
    // A frame without width from the start causes no report, but its place does.
    for (const element of [place, ...place.querySelectorAll("iframe")]) sizes.observe(element)
  }
}

function hasNoWidth(place: HTMLElement): boolean {
  const frame = place.querySelector("iframe")
  return frame !== null && place.clientWidth > 0 && frame.getBoundingClientRect().width === 0
}
