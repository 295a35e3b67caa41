import { expect, it } from "vitest"
import { listPublishedPackages } from "./buildPackages.mjs"
import { createPublishedExports, createSideEffects, listBuiltEntries } from "./publishedExports.mjs"

const exports = {
  ".": { "ringside-source": "./src/index.ts", types: "./types/index.d.ts", default: "./dist/index.js" },
  "./base.css": { "ringside-source": "./src/theme/base.css", default: "./dist/base.css" },
  "./part.css": { "ringside-source": "./src/part.css" },
  "./package.json": "./package.json",
}

it("builds what has a source", () => {
  expect(listBuiltEntries(exports)).toEqual([
    { path: ".", source: "./src/index.ts", output: "./dist/index.js", types: "./types/index.d.ts" },
    { path: "./base.css", source: "./src/theme/base.css", output: "./dist/base.css" },
  ])
})

it("publishes no source, nothing that only the workspace has, and styles where there are any", () => {
  const published = {
    ".": { types: "./dist/types/index.d.ts", default: "./dist/index.js" },
    "./base.css": { types: "./dist/styles.d.ts", default: "./dist/base.css" },
    "./package.json": "./package.json",
  }
  expect(createPublishedExports(exports, { styles: [] })).toEqual(published)
  expect(createPublishedExports(exports, { styles: ["index.css", "variations.css"] })).toEqual({
    ...published,
    "./styles.css": { types: "./dist/styles.d.ts", default: "./dist/index.css" },
    "./variations.css": { types: "./dist/styles.d.ts", default: "./dist/variations.css" },
  })
})

it.each(listPublishedPackages().map(({ manifest }) => [manifest.name, manifest] as const))(
  "%s lists its style sheets as side effects, so that bundlers keep imports of them: node scripts/pack/buildPackages.mjs --write",
  (_name, { exports, publishConfig, sideEffects }) => {
    // The script tag's files are served, not bundled.
    const expected =
      listBuiltEntries(exports).length === 0 ? undefined : createSideEffects(publishConfig?.exports ?? exports)
    expect(sideEffects).toEqual(expected)
  },
)
