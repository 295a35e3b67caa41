import type { Part } from "./part.ts"

/** Loads a file, and resolves with its module. */
export type LoadFile = () => Promise<unknown>

/** A part with its code, as the packages export it: a page that gets it starts it. */
export interface PartWithFiles extends Part {
  /** The files that the part names, each with the function that loads it. Without them, only names are checked. */
  readonly files?: Readonly<Record<string, LoadFile>>
}

type FileOf<Declared> = Declared extends { readonly file: infer File extends string } ? File : never

type ValueOf<Table> = Table[keyof Table]

type EarlyFile<P> = P extends { readonly beforeLoad: infer File extends string } ? File : never

type LateFiles<P> = P extends { readonly late: readonly (infer Late)[] } ? FileOf<Late> : never

type ExtraFiles<P> = P extends { readonly extras: infer Extras } ? FileOf<ValueOf<Extras>> : never

type WidgetFiles<P> = P extends { readonly hooks: infer Hooks }
  ? ValueOf<{ [Name in keyof Hooks]: Hooks[Name] extends { readonly widget: infer Widget } ? FileOf<Widget> : never }>
  : never

/** The files with code that a part names. `isDue` is for the script tag, whose late code may never be needed. */
type PartFileName<P> = EarlyFile<P> | LateFiles<P> | ExtraFiles<P> | WidgetFiles<P>

/** Adds the code to what a package declares: a function for each file that the part names, so that bundlers find them. */
export function withFiles<const P extends Part>(
  part: P,
  files: Readonly<Record<PartFileName<P>, LoadFile>>,
): P & { readonly files: Readonly<Record<string, LoadFile>> } {
  return { ...part, files }
}
