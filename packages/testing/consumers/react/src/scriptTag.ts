import type { RingsideApi } from "@ringside/embed"

export const ringside: RingsideApi | undefined = window.ringside
