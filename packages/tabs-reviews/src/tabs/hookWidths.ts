import { type Page, type Scope, definePageService } from "@ringside/core"

/** Observes the widths of hooks, with one observer for the whole page. */
export interface HookWidths {
  /** Calls `see` with the hook's width in CSS pixels, now and at each change, until `scope` ends. */
  watch(hook: Element, see: (widthPx: number) => void, scope: Scope): void
}

/** The widths of hooks on a page. */
export const hookWidthsService = definePageService("tabs-reviews.hookWidths", (page: Page): HookWidths => {
  /** Weak, like the observer: a hook that the host removes is not kept in memory. */
  const watchers = new WeakMap<Element, Set<(widthPx: number) => void>>()
  const observer = new page.window.ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      // A hook that was removed from the page has no width.
      if (target.isConnected) for (const see of watchers.get(target) ?? []) see(contentRect.width)
    }
  })
  page.signal.addEventListener("abort", () => observer.disconnect())
  return {
    watch(hook, see, { onEnd }) {
      const others = watchers.get(hook) ?? new Set()
      watchers.set(hook, others.add(see))
      onEnd(() => others.delete(see))
      observer.observe(hook)
    },
  }
})
