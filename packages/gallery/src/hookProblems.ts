import type { HookProblem } from "@ringside/core/domain"
import { lacksPictures } from "./slides/findViewport.ts"
import { galleryWarnings } from "./warnings.ts"

/** The mistakes in the markup of a `gallery` hook, for the command that checks pages without running them. */
export function listGalleryProblems(hook: HTMLElement): readonly HookProblem[] {
  return lacksPictures(hook) ? [{ text: galleryWarnings.noPictures }] : []
}
