/// <reference types="vite/types/importMeta.d.ts" />
import type { PartDocs } from "../packages/core/src/domain/index.ts"

const files = import.meta.glob<PartDocs>("../packages/*/src/docs.ts", { eager: true, import: "docs" })

/** The documentation of the package in the folder of that name. */
export function readPartDocs(name: string): PartDocs {
  return files[`../packages/${name}/src/docs.ts`] ?? {}
}
