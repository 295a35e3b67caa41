import { listPartFiles, readParts } from "./packages/embed/build/parts.mjs"

/** What imports can't show: the build imports the files that parts name. A file that no part names, and nobody imports, is unused. */
export default async function createConfig() {
  const parts = await readParts()
  const workspaces = parts.map((part) => [`packages/${part.name}`, { entry: listPartFiles(part) }])
  return {
    ignoreExportsUsedInFile: { interface: true, type: true },
    workspaces: {
      ".": {
        entry: ["scripts/*.mjs", "scripts/bench/peers/*.js", "scripts/figures/drawCatalogue.ts"],
        // A test reads the file of sourcebuster, and runs it apart.
        ignoreDependencies: ["preact", "sourcebuster"],
      },
      ...Object.fromEntries(workspaces),
      "packages/embed": {
        entry: ["build.mjs", "src/{ringside,classic,ui,late,hooks,parts,checkDocument}.ts"],
        // Core's chunk imports it; the build writes that import.
        ignoreDependencies: ["focus-trap"],
      },
      // Two scripts of its own, which the shop's build and the host double bundle by their paths.
      "packages/simulated-provider": { entry: ["src/browser/{script,frame}.ts"] },
      "packages/testing": {
        entry: ["fixtures/host/*.js"],
        ignoreBinaries: ["php"],
        ignoreDependencies: [
          "jquery",
          "jquery-1",
          "jquery-4",
          "@hotwired/turbo",
          "htmx.org",
          "alpinejs",
          "react-18",
          "react-dom-18",
        ],
      },
      "examples/shop": {
        // Two scripts of its own, which its build bundles by their paths.
        entry: ["build.mjs", "src/server.ts", "src/features/translation/browser/{workshop,editor}.ts"],
        ignoreBinaries: ["mount", "umount"],
        ignoreDependencies: ["@fontsource/barlow-condensed", "@fontsource/source-sans-3"],
      },
      "examples/wordpress": {
        entry: ["build.mjs", "plugin/blocks.js"],
      },
      "examples/*": {
        entry: ["build.mjs", "server.mjs"],
      },
    },
  }
}
