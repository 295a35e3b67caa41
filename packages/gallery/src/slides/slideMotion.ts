import { nullPrototype } from "@ringside/core/domain"
/** Starts fast and slows down. */
const easing = "cubic-bezier(0.25, 0.6, 0.3, 1)"

interface Step {
  readonly from: HTMLElement
  readonly to: HTMLElement
  /** Number of slides to move by; negative towards the first. */
  readonly distance: number
  /** The distance from one slide's left edge to the next one's; negative from right to left. */
  readonly stridePx: number
  readonly durationMs: number
}

/**
 * Animates a step after the slider has scrolled: both slides move from their places before it, side by side however many slides are
 * between them. The animation runs on the compositor, so the main thread stays free. Settles when it ends.
 */
export function animateStep({ from, to, distance, stridePx, durationMs }: Step): Promise<unknown> {
  const side = Math.sign(distance) * stridePx
  const leftPx = distance * stridePx
  const options = { duration: durationMs, easing }
  from.animate([{ transform: move(leftPx) }, { transform: move(leftPx - side) }], options)
  return to.animate([{ transform: move(side) }, { transform: move(0) }], options).finished
}

function move(xPx: number): string {
  return `translateX(${xPx}px)`
}

/** Animates the height of `viewport` from one slide's height to the next one's. */
export function createHeightMotion(viewport: HTMLElement): { change(durationMs: number, update: () => void): void } {
  let motion: Animation | null = null
  return {
    change(durationMs, update) {
      const beforePx = viewport.clientHeight
      motion?.cancel()
      motion = null
      update()
      const afterPx = viewport.clientHeight
      if (durationMs === 0 || beforePx === afterPx) return
      const height = (px: number) => ({ blockSize: `${px}px` })
      motion = viewport.animate([height(beforePx), height(afterPx)], nullPrototype({ duration: durationMs, easing }))
    },
  }
}
