import { checkModule } from "@ringside/core"
import type { AskedModule } from "@ringside/core/domain"
import type { BuiltFile } from "./chunkFiles.ts"
import type { FileLoader } from "./fileLoader.ts"

/** The files of the build, and their loader. */
export interface ChunkFiles {
  readonly chunkFiles: Readonly<Record<string, BuiltFile>>
  readonly loader: FileLoader
}

/** Fetches the file of that name; rejects when the build has none. */
export function loadFile({ chunkFiles, loader }: ChunkFiles, name: string): Promise<unknown> {
  const file = chunkFiles[name]
  return file ? loader.load(file) : Promise.reject(new Error(`There is no file ${name}.`))
}

/** Fetches a module of `modules.ts`; rejects when the server sends the file of another release. */
export async function loadChunk<Module extends object>(files: ChunkFiles, asked: AskedModule<Module>): Promise<Module> {
  return checkModule(asked, await loadFile(files, asked.name))
}
