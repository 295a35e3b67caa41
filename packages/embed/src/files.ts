/** A module and what must come with it; paths are relative to the loader. */
export interface BuiltFile {
  readonly js: string
  /** Modules it imports, so that they are fetched beside it and not after it. */
  readonly also: readonly string[]
  readonly css: readonly string[]
}

/** What the loader may have to fetch. */
export interface BuiltFiles {
  /** The cart, and what enhances the host's own markup. */
  readonly shop: BuiltFile
  /** React, or what stands in for it, and the parts that every widget shares. */
  readonly ui: BuiltFile
  /** What only some pages need, by its name in the folder `chunks`. */
  readonly chunks: Readonly<Record<string, BuiltFile>>
}

const none: BuiltFile = { js: "", also: [], css: [] }

/** The files of this build; the build puts them in. */
export const builtFiles: BuiltFiles = { shop: none, ui: none, chunks: {} }
