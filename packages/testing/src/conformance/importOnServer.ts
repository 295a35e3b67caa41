import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const importer = join(dirname(fileURLToPath(import.meta.url)), "importOnServer.mjs")

const importPattern = /\bfrom "(\.{1,2}\/[^"]+\.tsx?)"/gu

/** The files that a test imports by relative paths, without files for tests, which may need the test's document. */
export function listImports(test: string): readonly string[] {
  const paths = [...readFileSync(test, "utf8").matchAll(importPattern)].map(([, path = ""]) => path)
  return paths.filter((path) => !/ForTests\.tsx?$/u.test(path))
}

const results = new Map<string, Promise<string>>()

/** Imports source files in a process without a document. Resolves with the error; empty without one. The result is kept, since it takes 0.5 s. */
export function importOnServer(paths: readonly string[]): Promise<string> {
  const key = paths.join("\n")
  const result = results.get(key) ?? runImporter(paths)
  results.set(key, result)
  return result
}

function runImporter(paths: readonly string[]): Promise<string> {
  return new Promise((done) => {
    execFile(process.execPath, [importer, ...paths], (error, _, stderr) => done(error ? stderr || error.message : ""))
  })
}
