export { readMembers, readNumberedList as readList } from "@ringside/core/domain"

/** Milliseconds of one day. */
export const dayMs = 86_400_000
