/** A module and what must come with it; paths are relative to the loader. */
export interface BuiltFile {
  readonly js: string
  /** Modules it imports, so that they are fetched beside it and not after it. */
  readonly also: readonly string[]
  readonly css: readonly string[]
  /** Files that provide what its modules read; they run before it. */
  readonly needs?: readonly BuiltFile[]
}

/** What only some pages need, by its name in the folder `chunks`, and both chunks that draw; the build puts them in. */
export const chunkFiles: Readonly<Record<string, BuiltFile>> = {}
