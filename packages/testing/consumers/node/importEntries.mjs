/* Imports every entry of the installed packages that is a module, and prints their names. The script tag's files are served, not imported. */
import { readFileSync } from "node:fs"

/** @param {string} path @returns {{ dependencies: Record<string, string>, exports: Record<string, unknown> }} */
const readManifest = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"))

const names = Object.keys(readManifest("package.json").dependencies).filter((name) => name.startsWith("@ringside/"))
for (const name of names.filter((each) => each !== "@ringside/embed")) {
  const entries = Object.keys(readManifest(`node_modules/${name}/package.json`).exports)
  for (const entry of entries.filter((path) => !/\.(?:css|json)$/.test(path))) {
    const specifier = name + entry.slice(1)
    await import(specifier)
    console.log(specifier)
  }
}
