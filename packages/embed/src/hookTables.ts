import type { AttributeTable } from "@ringside/core/domain"

/** The options of each hook, by its name; the build derives them from the parts. */
export const hookTables: Readonly<Record<string, AttributeTable>> = {}
