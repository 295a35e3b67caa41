import { checkModule } from "@ringside/core"
import type { AskedModule } from "@ringside/core/domain"
import type { BuiltFile } from "./chunkFiles.ts"
import type { FileLoader } from "./fileLoader.ts"

/** Where chunks come from: the files of the build, and their loader. */
export interface ChunkSource {
  readonly chunkFiles: Readonly<Record<string, BuiltFile>>
  readonly loader: FileLoader
}

/** Fetches the file of that name; rejects when the build has none. */
export function loadChunkFile({ chunkFiles, loader }: ChunkSource, name: string): Promise<unknown> {
  const file = chunkFiles[name]
  return file ? loader.load(file) : Promise.reject(new Error(`This build has no chunk ${name}.`))
}

/** Fetches a module of `modules.ts`; rejects when the server sends the file of another release. */
export async function loadChunk<Module extends object>(
  source: ChunkSource,
  asked: AskedModule<Module>,
): Promise<Module> {
  return checkModule(asked, await loadChunkFile(source, asked.name))
}
