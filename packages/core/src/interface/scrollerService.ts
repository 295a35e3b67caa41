import { createPageDocument } from "../page/pageDocument.ts"
import { noticeMarginPx, nullPrototype } from "../domain/index.ts"
import { listen } from "../page/listen.ts"
import type { LoaderPage } from "../page/page.ts"
import { definePageService } from "../page/services.ts"
import { prefersReducedMotion } from "./prefersReducedMotion.ts"

/** How a target is scrolled into view. */
export interface ScrollOptions {
  /** Duration of the movement; 0 where the shopper prefers reduced motion. */
  readonly durationMs: number
  /** The space kept above the target, in CSS pixels; more where a taller header is stuck there. */
  readonly marginPx?: number
  /** The box that scrolls, such as a popup's overlay; the page by default. */
  readonly within?: HTMLElement
}

/** How the page scrolls to a notice or a message. Sources: catalogue-and-cart §12, checkout §6, popups §9.4. */
export const noticeScroll: ScrollOptions = { durationMs: 1000, marginPx: noticeMarginPx }

/** Scrolls the page, one movement at a time. */
export interface Scroller {
  /**
   * Scrolls until the top of `target` is in view. Resolves with `true` on arrival; with `false` when the shopper scrolled, another movement
   * began or the page stopped: the page then stays where it is.
   */
  to(target: Element | "top", options: ScrollOptions): Promise<boolean>
  /**
   * Scrolls the page, and each box that scrolls around `target`, by as little as shows it beside what is stuck at the window's edges; not at
   * all where it is shown already, or has no box.
   */
  reveal(target: Element): void
}

/** Input by which the shopper interrupts the movement. */
const takeovers = ["wheel", "touchstart", "pointerdown", "keydown"]

/** The scroller of a page. Sources: catalogue-and-cart §12, express-checkout §8, popups §9.4, attribution-translation-site §8.7. */
export const scrollerService = definePageService("core.scroller", createScroller)

function createScroller({ window: view, clock, signal }: LoaderPage): Scroller {
  const document = createPageDocument(view.document)
  let stopCurrent: () => void = () => undefined

  return {
    to: (target, { durationMs, marginPx = 0, within }) =>
      new Promise((resolve) => {
        stopCurrent()
        const box = within ?? document.scrollingElement ?? document.documentElement
        const readGoal = () => {
          if (target === "top") return 0
          const boxTop = within ? within.getBoundingClientRect().top : 0
          const coveredPx = within ? 0 : readCoveredPx(view)
          const top = target.getBoundingClientRect().top - boxTop + box.scrollTop - Math.max(marginPx, coveredPx)
          return Math.min(Math.max(0, top), Math.max(0, box.scrollHeight - box.clientHeight))
        }
        // Instant even where the page's styles scroll smoothly: each frame sets the position.
        const put = (top: number) => box.scrollTo(nullPrototype({ top, behavior: "instant" }))

        const over = new AbortController()
        let cancelFrame: () => void = () => undefined
        const end = (hasArrived: boolean) => {
          over.abort()
          cancelFrame()
          resolve(hasArrived)
        }
        stopCurrent = () => end(false)
        if (signal.aborted) return stopCurrent()
        listen(signal, "abort", stopCurrent, { signal: over.signal })
        for (const type of takeovers) {
          listen(view, type, stopCurrent, { signal: over.signal, capture: true, passive: true })
        }

        const [startsAt, startTop] = [clock.now(), box.scrollTop]
        const isInstant = durationMs <= 0 || prefersReducedMotion(view)
        const move = () => {
          const progress = isInstant ? 1 : Math.min(1, (clock.now() - startsAt) / durationMs)
          // The target may move meanwhile: pictures load, a header becomes stuck.
          put(startTop + (readGoal() - startTop) * easeInOut(progress))
          if (progress < 1) {
            cancelFrame = clock.nextFrame(move)
            return
          }
          // This movement may have made a header stuck.
          put(readGoal())
          end(true)
        }
        move()
      }),
    reveal(target) {
      if (target.getClientRects().length === 0) return
      stopCurrent()
      target.scrollIntoView(nullPrototype({ block: "nearest", inline: "nearest", behavior: "instant" }))
      // Scrolling the page doesn't move it.
      if (isStuck(target, view)) return
      const { top, bottom } = target.getBoundingClientRect()
      const hiddenPx = readCoveredPx(view) - top
      const belowPx = bottom - (view.innerHeight - readCoveredBelowPx(view))
      // Of a target that is taller than the rest of the window, its start is shown.
      const movePx = hiddenPx > 0 ? -hiddenPx : Math.min(belowPx, -hiddenPx)
      if (hiddenPx > 0 || belowPx > 0) view.scrollBy(nullPrototype({ top: movePx, behavior: "instant" }))
    },
  }
}

/** Eases in and out. `progress` and the result are between 0 and 1. */
function easeInOut(progress: number): number {
  return 0.5 - Math.cos(Math.PI * progress) / 2
}

/** The height at the view's top that is covered by stuck elements; one that covers half of the view is an overlay, not a header. */
function readCoveredPx(view: Window & typeof globalThis): number {
  const bottoms = findStuckAt(view, 0).map((element) => element.getBoundingClientRect().bottom)
  return Math.max(0, ...bottoms.filter((bottom) => bottom < view.innerHeight / 2))
}

/** The height at the view's bottom that is covered by stuck elements. */
function readCoveredBelowPx(view: Window & typeof globalThis): number {
  const tops = findStuckAt(view, view.innerHeight - 1).map((element) => element.getBoundingClientRect().top)
  return Math.max(0, ...tops.filter((top) => top > view.innerHeight / 2).map((top) => view.innerHeight - top))
}

function findStuckAt(view: Window & typeof globalThis, y: number): readonly Element[] {
  const elements = createPageDocument(view.document).elementsFromPoint(view.innerWidth / 2, y)
  return elements.filter((element) => isFixed(element, view))
}

function isFixed(element: Element, view: Window): boolean {
  return /^(fixed|sticky)$/.test(view.getComputedStyle(element).getPropertyValue("position"))
}

/** Whether `element` or an element around it is stuck to the window. */
function isStuck(element: Element, view: Window): boolean {
  return isFixed(element, view) || (element.parentElement !== null && isStuck(element.parentElement, view))
}
