import type { AttributeTable } from "./attributeTable.ts"
import type { ConfigTable } from "./configTable.ts"
import type { MessageTable } from "./messages.ts"
import type { HostJob } from "./hostJob.ts"
import type { SettingsTable } from "./settingsTable.ts"
import type { SignalName } from "./signalName.ts"
import type { WarningTable } from "./warningTable.ts"

/** A control whose press is deferred until code is loaded; with a job, only while that job is active. */
export interface PressTrigger {
  readonly selector: string
  readonly job?: HostJob
  /** The class by which the host marks such a control as busy, beside `aria-busy`. */
  readonly busyClass?: string
  /**
   * Movements that are deferred like a press: the left and right arrow keys, or those and a horizontal swipe, for which the markup needs
   * `touch-action: pan-y`.
   */
  readonly moves?: "keys" | "swipes"
}

/** Markup of a host job. Markup without a job belongs to any page: its code is fetched in idle time, and starts at the first user action. */
export interface JobMarkup {
  readonly selector: string
  readonly job?: HostJob
}

/** Settings of a host job that ask for code, whatever markup the page has. */
export interface SettingTrigger {
  /** It must be ours. */
  readonly job: HostJob & { readonly settings: string }
  /** The member of the job's settings that has a value where there is work. */
  readonly member: string
  /** Whether a page in a frame needs the chunk without that value, too: the window around it may be an editor. */
  readonly isForFrames?: boolean
}

/** The conditions under which a part's late code is loaded. */
export interface LoadTriggers {
  /** Controls whose press is deferred until the code is loaded. */
  readonly press?: readonly PressTrigger[]
  /** Markup of host jobs that is connected when the page has loaded and is idle, without a user action. */
  readonly due?: readonly JobMarkup[]
  /**
   * Events of the host that the code must answer while one of the jobs is active. The late chunk also comes with them where the page has a
   * hook; a chunk of its own doesn't.
   */
  readonly events?: { readonly names: readonly string[]; readonly jobs: readonly HostJob[] }
  /** Markup that the code enhances. Each of its selectors is one of a hook, or is also in `press` or `due`, so that the loader searches for it. */
  readonly present?: string
  /** Settings that ask for the chunk without any action. The part's `isDue` asks for the late chunk, which fetches it. */
  readonly setting?: SettingTrigger
  /** Names of the page's services that ask for the chunk by being there. */
  readonly services?: readonly string[]
}

/** A file with late code. It exports `createBehaviours`. */
export interface LateFile {
  /** Relative to the package's `src`. */
  readonly file: string
  /** Style sheet that is loaded with it, relative to `src`. */
  readonly styles?: string
  /** Name of its own chunk, for code that only some pages need; without it the code is in the late chunk. */
  readonly chunk?: string
  readonly load: LoadTriggers
}

/** A file that a late file fetches by itself, when its feature is first needed. */
export interface ExtraFile {
  readonly file: string
  readonly styles?: string
  /** Other chunks import its modules from this chunk, and run after it. Otherwise each chunk contains its own copy. */
  readonly isShared?: boolean
}

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
  /** Signals that open a hook with load mode `interaction`, unless its option is "off". */
  readonly opensOn?: { readonly signals: readonly SignalName[]; readonly option: string }
  /**
   * Selector of a control that the server may print in the hook. A hook with one is enhanced by a behaviour, and the widget doesn't render
   * there.
   */
  readonly drawsUnless?: string
}

/** A widget that renders on a hook. */
export interface WidgetDeclaration extends WidgetRules {
  /** Relative to the package's `src`. */
  readonly file: string
  /** The widget's export name in the file. */
  readonly export: string
}

/** The options of a hook of that name, and the widget that renders on it. */
export interface HookDeclaration {
  readonly attributes: AttributeTable
  readonly widget?: WidgetDeclaration
}

/** A member of `window.ringside`. Its methods may be called before its code is loaded. */
export interface MemberDeclaration {
  /** Methods that return a promise. When the code can't be loaded, it resolves with `{ kind: "unreachable", message }`. */
  readonly methods: readonly string[]
  /** Methods that take a listener and return the function that unsubscribes it. */
  readonly subscriptions?: readonly string[]
}

/**
 * Everything that a package owns, as plain data. Declare it in `part.ts`, with `definePart`, and list it in `embed/src/parts.ts`; texts for
 * the documentation are in `docs.ts` beside it.
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
  /** Its own members of the page's config, which `readPartConfig` reads. */
  readonly config?: ConfigTable
  /** Its texts. Code in a separate chunk may have its own table. */
  readonly messages?: readonly MessageTable[]
  /** What it tells authors of pages about their mistakes: the table of its `warnings.ts`. */
  readonly warnings?: WarningTable
  /** Members of `window.ringside`, made by the `createMembers` that a late file exports. */
  readonly members?: Readonly<Record<string, MemberDeclaration>>
  /** File that exports `beforeLoad`, which runs in the loader while the page loads. */
  readonly beforeLoad?: string
  /** Whether its `beforeLoad` runs before those of all other parts, as where it removes a secret from the page's address. */
  readonly isFirst?: boolean
  /** File that exports `isDue`: whether the page needs the late code without any user action. */
  readonly isDue?: string
  readonly late?: readonly LateFile[]
  /** Files that late code fetches by itself, by name. */
  readonly extras?: Readonly<Record<string, ExtraFile>>
}

/** Declares a part; the type keeps its literals. */
export function definePart<const P extends Part>(part: P): P {
  return part
}
