/** Decelerates, as a thing does that was pushed. */
const easing = "cubic-bezier(0.25, 0.6, 0.3, 1)"

interface Step {
  readonly from: HTMLElement
  readonly to: HTMLElement
  /** In slides; negative towards the first. */
  readonly distance: number
  readonly widthPx: number
  readonly isRtl: boolean
  readonly durationMs: number
}

/**
 * Shows a step after it was made: both slides begin where they were, side by side however far they are apart. The compositor
 * does the rest, so that the page's thread is free. Settles when it is over.
 */
export function animateStep({ from, to, distance, widthPx, isRtl, durationMs }: Step): Promise<unknown> {
  const direction = isRtl ? -1 : 1
  const side = Math.sign(distance) * widthPx * direction
  const leftPx = distance * widthPx * direction
  const options = { duration: durationMs, easing }
  from.animate([{ transform: move(leftPx) }, { transform: move(leftPx - side) }], options)
  return to.animate([{ transform: move(side) }, { transform: move(0) }], options).finished
}

function move(xPx: number): string {
  return `translateX(${String(xPx)}px)`
}

/** Lets the height of `viewport` follow its slides'. */
export function createHeightMotion(viewport: HTMLElement): { change(durationMs: number, act: () => void): void } {
  let motion: Animation | null = null
  return {
    change(durationMs, act) {
      const beforePx = viewport.clientHeight
      motion?.cancel()
      motion = null
      act()
      const afterPx = viewport.clientHeight
      if (durationMs === 0 || beforePx === afterPx) return
      const height = (px: number) => ({ blockSize: `${String(px)}px` })
      motion = viewport.animate([height(beforePx), height(afterPx)], { duration: durationMs, easing })
    },
  }
}
