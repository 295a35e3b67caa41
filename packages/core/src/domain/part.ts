import type { AttributeTable } from "./attributeTable.ts"
import type { ConfigTable } from "./configTable.ts"
import type { CustomProperty } from "./customProperty.ts"
import type { EventTable } from "./eventTable.ts"
import type { MessageTable } from "./messages.ts"
import type { HostJob } from "./hostJob.ts"

/** A control whose press waits for code; with a job, only while that job is ours. */
export interface PressTrigger {
  readonly selector: string
  readonly job?: HostJob
  /** The host's own sign that such a control is busy, beside `aria-busy`. */
  readonly busyClass?: string
  /** Movements that wait like a press: the left and right arrow keys, or those and a finger's swipe to either side, for which the markup needs `touch-action: pan-y`. */
  readonly moves?: "keys" | "swipes"
}

/** Markup of a host job. */
export interface JobMarkup {
  readonly selector: string
  readonly job: HostJob
}

/** What on a page asks for a part's late code. */
export interface LoadTriggers {
  /** Controls whose press waits for the code. */
  readonly press?: readonly PressTrigger[]
  /** Markup that is connected when the page has loaded and is idle, without any action. Its job must also have a press trigger. */
  readonly due?: readonly JobMarkup[]
  /** Events of the host that the code must answer while one of the jobs is ours, or a hook is on the page. */
  readonly events?: { readonly names: readonly string[]; readonly jobs: readonly HostJob[] }
  /** Markup that the code serves. */
  readonly present?: string
}

/** A file with late code. It exports `createBehaviours`. */
export interface LateFile {
  /** Relative to the package's `src`. */
  readonly file: string
  /** Style sheet that comes with it, relative to `src`. */
  readonly styles?: string
  /** Name of a chunk of its own, for what only some pages need; without it the code is in the late chunk. */
  readonly chunk?: string
  /** What the chunk serves, for the receipts. */
  readonly doc?: string
  readonly load: LoadTriggers
}

/** A file that a late file fetches by itself, when somebody asks for what it does. */
export interface ExtraFile {
  readonly file: string
  readonly styles?: string
  /** Other chunks read its modules from it, and are run after it. Without this each contains what it uses. */
  readonly isShared?: boolean
  /** When it is fetched and for what, for the receipts. */
  readonly doc: string
}

export type LoadMode = "now" | "idle" | "visible" | "interaction"

/** When a widget's code is fetched, unless `data-ringside-load` says otherwise. */
export interface LoadRule {
  readonly mode: LoadMode
  /** Modes for single values of an option, `""` for its absence: `{ layout: { drawer: "interaction" } }`. */
  readonly byOption?: Readonly<Record<string, Readonly<Record<string, LoadMode>>>>
}

/** When a widget's code is fetched, and on which hooks it draws. */
export interface WidgetRules {
  readonly load: LoadRule
  /** Events of the page at which a hook that waits for an interaction opens, unless its option says "off". */
  readonly opensOn?: { readonly events: readonly string[]; readonly option: string }
  /** A hook that holds such an element has its own control: a behaviour serves it, and nothing is drawn. */
  readonly drawsUnless?: string
}

/** A widget that draws on a hook. */
export interface WidgetDeclaration extends WidgetRules {
  /** Relative to the package's `src`. */
  readonly file: string
  /** Name under which the file exports the widget. */
  readonly export: string
  /** What it draws, in a sentence. */
  readonly doc: string
}

/** What a hook of that name may say, and what serves it. */
export interface HookDeclaration {
  readonly attributes: AttributeTable
  /** The hook as a page's author writes it, with what stands in it without script. The documentation shows it. */
  readonly example?: string
  /** What its behaviours do with the host's own HTML, in a sentence; without it nothing works on that. */
  readonly behaviour?: string
  readonly widget?: WidgetDeclaration
}

/** A member of `window.ringside`. Its methods may be called before its code is there. */
export interface MemberDeclaration {
  /** Methods that answer a promise. Without the code it resolves with `{ kind: "unreachable", message }`. */
  readonly methods: readonly string[]
  /** Methods that take a listener and answer the function that ends it. */
  readonly subscriptions?: readonly string[]
}

/**
 * All that a package owns, as plain data: the build, the docs and the receipts read it. Declare it in `part.ts`, with
 * `definePart`, and list it in `embed/src/parts.ts`.
 */
export interface Part {
  /** Folder of the package; `takeOver` names it. */
  readonly name: string
  /** Parts of the late chunk whose behaviours start before this one's. */
  readonly startsAfter?: readonly string[]
  readonly hooks?: Readonly<Record<string, HookDeclaration>>
  /** Host jobs that the package does. */
  readonly jobs?: readonly HostJob[]
  /** Its own members of the page's config, which `readPartConfig` reads. */
  readonly config?: ConfigTable
  readonly events?: EventTable
  /** Custom properties that its styles read, beside those that all widgets share. */
  readonly properties?: readonly CustomProperty[]
  /** Its texts; code that is fetched apart may have a table of its own. */
  readonly messages?: readonly MessageTable[]
  /** Members of `window.ringside`; a late file exports `createMembers`, which makes them. */
  readonly members?: Readonly<Record<string, MemberDeclaration>>
  /** Exports `beforeLoad`, which runs in the loader while the page loads. */
  readonly beforeLoad?: string
  /** Exports `isDue`, which says whether the page needs the late code without any action. */
  readonly isDue?: string
  readonly late?: readonly LateFile[]
  /** Files that late code fetches by itself, by name. */
  readonly extras?: Readonly<Record<string, ExtraFile>>
}

/** Declares a part. The type is checked, and its literals are kept. */
export function definePart<const P extends Part>(part: P): P {
  return part
}
