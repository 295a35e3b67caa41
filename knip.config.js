import { existsSync } from "node:fs"
import { listPartFiles, readParts } from "./packages/embed/build/parts.mjs"

/** Bundled by `scripts/domains`, by its path. */
const callsFile = "src/domain/hostileCallsForTests.ts"

/** Adds the files that parts name as entries: the build imports them, which knip can't see. Any other file without an import is unused. */
export default async function createConfig() {
  const parts = await readParts()
  const workspaces = parts.map((part) => {
    const folder = `packages/${part.name}`
    const calls = existsSync(new URL(`${folder}/${callsFile}`, import.meta.url)) ? [callsFile] : []
    return [folder, { entry: [...listPartFiles(part), ...(part.docs ? ["src/docs.ts"] : []), ...calls] }]
  })
  return {
    ignoreExportsUsedInFile: { interface: true, type: true },
    workspaces: {
      ".": {
        entry: [
          "scripts/*.mjs",
          // Node and Vitest load these by their paths.
          "scripts/{pack/clientReferences,test/delayAnswers,test/testReporter}.mjs",
          "scripts/bench/peers/*.js",
          "examples/starters/*/server.mjs",
          // VitePress and the pages of the site load these by their paths.
          "site/.vitepress/{config.mjs,theme/index.js}",
          "site/public/demos/*.js",
        ],
        // Apps that are installed outside the workspace.
        ignore: ["examples/{react-app,starters/next-app,starters/vite-react}/**"],
        ignoreBinaries: ["php"],
        // The light build uses preact in place of React, by an alias. A test reads sourcebuster's file and runs it in another context.
        // The site's generator is installed in its own folder. scripts/test/checks.mjs runs the linter and the compiler by their packages' names; tsgolint is the linter's program for types.
        ignoreDependencies: [
          "vitepress",
          "vue",
          "preact",
          "sourcebuster",
          "oxlint",
          "oxlint-tsgolint",
          "typescript-native",
        ],
      },
      ...Object.fromEntries(workspaces),
      "packages/embed": {
        entry: ["build.mjs", "src/{ringside,classic,ui,lightReact,late,hooks,parts,checkDocument}.ts"],
      },
      // Its two browser scripts, which the shop's build and the host double bundle by their paths.
      "packages/simulated-provider": { entry: ["src/browser/{script,frame}.ts"] },
      "packages/testing": {
        // What a check imports without a document, and the process in which it does, are named by their paths.
        entry: ["fixtures/host/*.js", "src/conformance/{importOnServer.mjs,readsDocumentForTests.ts}"],
        // Apps with dependencies of their own, which the tests install outside the workspace.
        ignore: ["consumers/{next,node,react,vite}/**"],
        ignoreBinaries: ["php", "setpriv"],
        ignoreDependencies: [
          "jquery",
          "jquery-1",
          "jquery-4",
          "@hotwired/turbo",
          "htmx.org",
          "alpinejs",
          "react-18",
          "react-dom-18",
          "select2",
        ],
      },
      "examples/shop": {
        // src/features/translation/browser contains two browser scripts, which the shop's build bundles by their paths.
        // figures/draw.mjs bundles the other file by its path.
        entry: [
          "build.mjs",
          "figures/{draw.mjs,drawCatalogue.ts}",
          "src/server.ts",
          "src/features/translation/browser/{workshop,editor}.ts",
        ],
        ignoreBinaries: ["mount", "umount"],
        ignoreDependencies: ["@fontsource/barlow-condensed", "@fontsource/source-sans-3"],
      },
      "examples/wordpress": {
        // scripts/test/walk.mjs runs the first by its path; the shop's stand-in loads the second.
        entry: [
          "build.mjs",
          "plugin/blocks.js",
          "plugin/look.js",
          "walk/layOutWordPress.mjs",
          "walk/woocommerce/script.js",
        ],
      },
      "examples/*": {
        entry: ["build.mjs", "server.mjs"],
      },
    },
  }
}
