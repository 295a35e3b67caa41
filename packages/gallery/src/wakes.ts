import type { Sleeper } from "@ringside/core"
import { galleryFamily, galleryHook, platformGallery } from "./host.ts"

/** The controls for which this package's acting code is fetched. */
export const galleryWakes: Sleeper["wakes"] = [
  { selector: `${platformGallery}:not(${galleryHook} *) a`, family: galleryFamily },
  { selector: `${galleryHook} a` },
]
