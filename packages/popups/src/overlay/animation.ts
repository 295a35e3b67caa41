import { prefersReducedMotion } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { type AnimationPlan, computeAnimationStart, createAnimationPlan, type PopupPosition } from "../domain/index.ts"
import type { Opening, Popup } from "../popup.ts"

/** Equal to `swing`, which the original's animations use. */
const easing = "cubic-bezier(.45,.05,.55,.95)"

/** The animation of a popup on this device. */
function planAnimation({ page, settings }: Popup): AnimationPlan {
  return createAnimationPlan(settings, prefersReducedMotion(page.window))
}

/** Opens a popup with its animation: first its overlay, then its container. Calls `done` at the end, at once without an animation. */
export function animateIn(popup: Popup, opening: Opening, position: PopupPosition, done: () => void): void {
  const { root, container, settings, page } = popup
  const { overlayMs, containerMs, fades, moves } = planAnimation(popup)
  const { marks } = opening
  if (overlayMs + containerMs <= 0) {
    done()
    return
  }
  const bringContainer = () => {
    marks.style(container, "opacity", "")
    const { left, top } = computeAnimationStart(
      settings.animation_origin,
      position,
      { width: container.offsetWidth, height: container.offsetHeight },
      { width: page.window.innerWidth, height: page.window.innerHeight },
    )
    const from = {
      ...(fades && { opacity: "0" }),
      ...(moves && { transform: `translate(${left - position.left}px, ${top - position.top}px)` }),
    }
    const to = { ...(fades && { opacity: "1" }), ...(moves && { transform: "none" }) }
    run(popup, opening, { element: container, frames: [from, to], ms: containerMs, done })
  }
  if (overlayMs <= 0) {
    bringContainer()
    return
  }
  marks.style(container, "opacity", "0")
  run(popup, opening, {
    element: root,
    frames: [{ opacity: "0" }, { opacity: "1" }],
    ms: overlayMs,
    done: bringContainer,
  })
}

/** Closes an open popup's container with its animation, then calls `done`; at once without an animation. */
export function animateOut(popup: Popup, opening: Opening, done: () => void): void {
  const ms = planAnimation(popup).closeContainerMs
  run(popup, opening, { element: popup.container, frames: [{ opacity: "1" }, { opacity: "0" }], ms, done })
}

interface Step {
  readonly element: HTMLElement
  readonly frames: Keyframe[]
  readonly ms: number
  readonly done: () => void
}

/** The page's clock ends a step, so that a browser without animations only lacks the effect. */
function run(
  { page }: Pick<Popup, "page">,
  { aborter }: Pick<Opening, "aborter">,
  { element, frames, ms, done }: Step,
) {
  if (ms <= 0) {
    done()
    return
  }
  const animation = animate(element, frames, ms)
  const cancel = page.clock.after(ms, () => {
    animation?.cancel()
    done()
  })
  aborter.signal.addEventListener("abort", () => {
    cancel()
    animation?.cancel()
  })
}

function animate(element: HTMLElement, frames: Keyframe[], ms: number): Animation | null {
  if (!("animate" in element)) return null
  const animation = element.animate(
    frames.map((frame) => nullPrototype(frame)),
    nullPrototype({ duration: ms, easing, fill: "both" }),
  )
  // Rejects when the animation is cancelled, as each is in the end.
  animation.finished.catch(() => undefined)
  return animation
}

/** Fades the overlay of a closed popup while the page below is usable again. The returned function ends it early. */
export function fadeOverlay(popup: Popup): () => void {
  const { page, root, container } = popup
  const ms = popup.settings.overlay_disabled ? 0 : planAnimation(popup).closeOverlayMs
  const aborter = new AbortController()
  const marks = page.createDecorations()
  const end = () => {
    aborter.abort()
    marks.restoreAll()
  }
  if (ms > 0) {
    marks.style(root, "display", "block")
    marks.style(root, "pointer-events", "none")
    marks.style(container, "visibility", "hidden")
    run(popup, { aborter }, { element: root, frames: [{ opacity: "1" }, { opacity: "0" }], ms, done: end })
  }
  return end
}
