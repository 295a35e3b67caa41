/** A module and what must come with it; paths are relative to the loader. */
export interface BuiltFile {
  readonly js: string
  /** Modules it imports, so that they are fetched beside it and not after it. */
  readonly also: readonly string[]
  readonly css: readonly string[]
}

/** The files of this build; the build puts them in. */
export const builtFiles: {
  /** React, or what stands in for it, and the parts that every widget shares. */
  readonly ui: BuiltFile
  /** What is fetched when it is needed, by its name in the folder `chunks`. */
  readonly chunks: Readonly<Record<string, BuiltFile>>
} = { ui: { js: "", also: [], css: [] }, chunks: {} }
