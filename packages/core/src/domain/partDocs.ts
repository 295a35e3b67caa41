import type { CustomProperty } from "./customProperty.ts"
import type { EventTable } from "./eventTable.ts"
import type { MessageTable } from "./messages.ts"
import type { WarningTable } from "./warningTable.ts"

/** The hook's line in the README. Without a summary it has the first sentence about its widget or behaviour, under "Every page". */
export interface HookSummary {
  /** The table that lists it. */
  readonly place: "product" | "basket" | "checkout" | "marketing" | "every"
  readonly does: string
  /** The requirements of the page or the server. */
  readonly needs?: string
}

/** The documentation of a hook. */
export interface HookDocs {
  readonly summary?: HookSummary
  /** The hook as a page's author writes it, with its content without script. */
  readonly example?: string
  /** The behaviours' effect on the host's own HTML, in a sentence; missing when no behaviour connects to the hook. */
  readonly behaviour?: string
  /** The content that the hook's widget renders, in a sentence; missing when the hook has none. */
  readonly widget?: string
}

/**
 * Texts and tables of a package that only the documentation, the builds and editors read. They are in `docs.ts` beside `part.ts`, and nothing
 * that runs on a page imports it.
 */
export interface PartDocs {
  readonly hooks?: Readonly<Record<string, HookDocs>>
  /** The purpose of each module that a page may fetch, by its name in the part. */
  readonly modules?: Readonly<Record<string, string>>
  /** Events that the package sends, and those that it listens to. */
  readonly events?: EventTable
  /** Custom properties that its styles read, beside those that all widgets share. */
  readonly properties?: readonly CustomProperty[]
  /** The package's texts. Code in a separate chunk may have its own table. */
  readonly messages?: readonly MessageTable[]
  /** The warnings about mistakes of pages' authors: the table of its `warnings.ts`. */
  readonly warnings?: WarningTable
}
