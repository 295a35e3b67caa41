import type { WarningTable } from "@ringside/core/domain"

/** The warnings to a page's author about mistakes in attributes, config, settings and markup. */
export const galleryWarnings = {
  noPictures:
    "[ringside gallery] the hook holds no list of pictures; expected a ul, or pictures and nothing else, so it stays as it is.",
} as const satisfies WarningTable
