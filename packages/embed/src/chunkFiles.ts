import type { BuiltFile } from "./files.ts"

/** What only some pages need, by its name in the folder `chunks`; the build puts it in. */
export const chunkFiles: Readonly<Record<string, BuiltFile>> = {}
