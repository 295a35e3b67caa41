import type { AttributeTable } from "./attributeTable.ts"
import type { ConfigTable } from "./configTable.ts"
import type { HostJob } from "./hostJob.ts"
import type { LoadFile, PartModule } from "./partModule.ts"
import type { SettingsTable } from "./settingsTable.ts"
import type { TopicName } from "./topicName.ts"

export type LoadMode = "now" | "idle" | "visible" | "interaction"

/** When a widget's code is fetched, unless the hook has `data-ringside-load`. */
export interface LoadRule {
  readonly mode: LoadMode
  /** Modes for single values of an option, where `""` is a missing option: `{ layout: { drawer: "interaction" } }`. */
  readonly byOption?: Readonly<Record<string, Readonly<Record<string, LoadMode>>>>
}

/** When a widget's code is fetched, and on which hooks the widget renders. */
export interface WidgetRules {
  readonly load: LoadRule
  /** Topics that open a hook with load mode `interaction`, unless its option is "off". */
  readonly opensOn?: { readonly topics: readonly TopicName[]; readonly option: string }
  /**
   * Selector of a control that the server may print in the hook. A hook with one is enhanced by a behaviour, and the widget doesn't render
   * there.
   */
  readonly drawsUnless?: string
  /** An option without which the widget has nothing to draw, such as the product whose pictures it reads. */
  readonly drawsWith?: string
}

/** A widget that renders on a hook. */
export interface WidgetDeclaration extends WidgetRules {
  /** Imports the widget's file. */
  readonly fetch: LoadFile
  /** The widget's export name in the file. */
  readonly export: string
}

/** The content that the page has to put into a hook, where one without it would never do anything. */
export interface HookContent {
  /** Selector of an element that the hook holds, or is. Without it, any text or element will do. */
  readonly selector?: string
  /** The warning about a hook that lacks it: one of the package's `warnings.ts`. */
  readonly warning: string
}

/** The options of a hook of that name, and the widget that renders on it. */
export interface HookDeclaration {
  readonly attributes: AttributeTable
  /** Set where nothing is drawn in an empty hook, so that the page has to fill it. */
  readonly content?: HookContent
  readonly widget?: WidgetDeclaration
  /** The widget that renders on a hook of nothing but data, before `widget`. It has a chunk of its own: `NAME-drawn`. */
  readonly drawn?: WidgetDeclaration
}

/** A member of `window.ringside`. Its methods may be called before its code is loaded. */
export interface MemberDeclaration {
  /** Methods that return a promise. When the code can't be loaded, it resolves with `{ kind: "unreachable", message }`. */
  readonly methods: readonly string[]
  /** Methods that take a listener and return the function that unsubscribes it. */
  readonly subscriptions?: readonly string[]
}

/**
 * Everything that a package owns, and when its code is fetched: a page that gets it by `createPage({ parts })` starts it. Declare it in
 * `part.ts`, with `definePart`, and list it in `embed/src/parts.ts`. What only the documentation and builds read, such as the tables of its
 * texts, is in `docs.ts` beside it.
 */
export interface Part {
  /** Folder of the package, by which `takeOver` lists it. */
  readonly name: string
  /** Parts whose behaviours in the late chunk start before this part's. */
  readonly startsAfter?: readonly string[]
  readonly hooks?: Readonly<Record<string, HookDeclaration>>
  /** Host jobs that the package does. */
  readonly jobs?: readonly HostJob[]
  /** Host settings that it reads. */
  readonly settings?: readonly SettingsTable[]
  /** The package's members of the page's config, which `readPartConfig` reads. */
  readonly config?: ConfigTable
  /** Members of `window.ringside`, made by the `createMembers` that a module of the first action exports. */
  readonly members?: Readonly<Record<string, MemberDeclaration>>
  /** Files with code, by name, and when a page fetches each. Files of one moment start in this order. */
  readonly modules?: Readonly<Record<string, PartModule>>
}

/** Declares a part. */
export function definePart(part: Part): Part {
  return part
}
