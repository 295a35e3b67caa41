import { readHookNames } from "@ringside/core"
import type { HookProblem } from "@ringside/core/domain"
import { listGalleryProblems } from "@ringside/gallery/part"
import { listCountdownProblems } from "@ringside/popups/part"
import { listReviewProblems, listTabProblems } from "@ringside/tabs-reviews/part"

/** The mistakes that a page's console would show when a hook's code has started, by the hook's name. */
const checks: Readonly<Record<string, (hook: HTMLElement) => readonly HookProblem[]>> = {
  gallery: listGalleryProblems,
  countdown: listCountdownProblems,
  reviews: listReviewProblems,
  tabs: listTabProblems,
}

/** The mistakes in the markup of a hook, for each of its names. */
export function listHookProblems(hook: Element): readonly HookProblem[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is no window for `instanceof`, and hooks are HTML
  const element = hook as HTMLElement
  return readHookNames(hook).flatMap((name) => (Object.hasOwn(checks, name) ? (checks[name]?.(element) ?? []) : []))
}
