import type { DebugJob } from "@ringside/core/domain"

/** The jobs of all parts; the build derives them. */
export const debugJobs: readonly DebugJob[] = []
