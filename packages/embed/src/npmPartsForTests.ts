import type { Part } from "@ringside/core/domain"
import { vi } from "vitest"
import * as listed from "./parts.ts"

/** The parts that have code, with the names under which their packages export them. */
export const partsWithCode = Object.entries<Part>(listed).filter(([, { modules, hooks }]) => modules ?? hooks)

/** The part that its package exports for pages from npm. */
export async function readNpmPart(exported: string, folder: string): Promise<Part> {
  const entry = await vi.importActual<Record<string, Part>>(`../../${folder}/src/index.ts`)
  const part = entry[exported]
  if (!part) throw new Error(`packages/${folder} exports no ${exported}.`)
  return part
}

/** All parts. */
export function readNpmParts(): Promise<readonly Part[]> {
  return Promise.all(partsWithCode.map(([exported, { name }]) => readNpmPart(exported, name)))
}
