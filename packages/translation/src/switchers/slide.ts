import { listen, prefersReducedMotion, type Scope } from "@ringside/core"

/** Longer than any theme's transition of a short list; without a limit, a missing end event would leave the list half open. */
const longestMs = 400

/**
 * Returns a function that shows and hides the list, with the transition of the host's styles if there is one; `then` runs when it is open.
 */
export function slide(
  { root, control, list }: { readonly root: HTMLElement; readonly control: HTMLElement; readonly list: HTMLElement },
  scope: Scope,
): (isOpen: boolean, then?: () => void) => void {
  const { window, clock } = scope.page
  let cancel: () => void = () => undefined

  const setHidden = (isHidden: boolean) => {
    scope.attribute(list, "hidden", isHidden ? "" : null)
    scope.attribute(list, "inert", isHidden ? "" : null)
  }
  const setState = (isOpen: boolean) => {
    scope.toggleClass(root, "is-open", isOpen)
    scope.attribute(control, "aria-expanded", String(isOpen))
  }
  const isAnimated = () => {
    if (prefersReducedMotion(window)) return false
    return window
      .getComputedStyle(list)
      .getPropertyValue("transition-duration")
      .split(",")
      .some((duration) => Number.parseFloat(duration) > 0)
  }
  const finishWhenMoved = (finish: () => void) => {
    const moved = new AbortController()
    const end = () => {
      moved.abort()
      cancelTimer()
      finish()
    }
    const cancelTimer = clock.after(longestMs, end)
    listen(
      list,
      "transitionend",
      (event) => {
        if (event.target === list && event.propertyName === "max-height") end()
      },
      { signal: moved.signal },
    )
    return () => {
      moved.abort()
      cancelTimer()
    }
  }
  setHidden(true)
  setState(false)
  scope.onEnd(() => cancel())

  return (isOpen, then) => {
    cancel()
    if (isOpen) setHidden(false)
    const finish = () => {
      cancel = () => undefined
      scope.toggleClass(root, "is-transitioning", false)
      if (!isOpen) setHidden(true)
      then?.()
    }
    if (!isAnimated()) {
      setState(isOpen)
      finish()
      return
    }
    scope.toggleClass(root, "is-transitioning", true)
    // The initial state must be rendered once, or the transition has no start.
    const cancelFrame = clock.after(16, () => {
      setState(isOpen)
      cancel = finishWhenMoved(finish)
    })
    cancel = cancelFrame
  }
}
