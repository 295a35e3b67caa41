import type { AttributeTable, HookContent } from "@ringside/core/domain"

/** The options of each hook, by its name; the build derives them from the parts. */
export const hookTables: Readonly<Record<string, AttributeTable>> = {}

/** The content that hooks need in which nothing is drawn, by the hook's name, with the key of its warning; derived from the parts, too. */
export const hookContents: Readonly<Record<string, HookContent>> = {}
