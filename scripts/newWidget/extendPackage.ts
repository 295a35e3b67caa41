import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** Files that aren't in the template: a host setting, a config member, a module that code asks for and a member of `window.ringside`. */
export const ownFiles: Readonly<Record<string, string>> = {
  "src/hostSettings.ts": `import { parseMembers, readText, type SettingsTable } from "@ringside/core/domain"

/** The host's settings of watched prices. */
export const watchSettings = {
  name: "price_watch_params",
  packageName: "price-watch",
  doc: "The shop whose prices are watched.",
  parse: (settings) => parseMembers(settings, { shop: readText }),
} satisfies SettingsTable
`,
  "src/config.ts": `import type { ConfigTable } from "@ringside/core/domain"

/** Members of the page's config that belong to price-watch. */
export const watchConfig = {
  watchSign: { type: "text", maxLength: 10, fallback: "", doc: "Sign after the name of a watched price." },
} as const satisfies ConfigTable
`,
  "src/watched.ts": `import { definePageService } from "@ringside/core"

/** The names of the watched prices of a page. */
export const watchedService = definePageService("price-watch", (): string[] => [])
`,
  "src/members.ts": `import type { Members, Page } from "@ringside/core"
import type { PriceWatchApi } from "./ringsideMember.ts"
import { watchedService } from "./watched.ts"

/** \`ringside.priceWatch\`. */
export const createMembers = (page: Page): Members => ({
  priceWatch: { read: () => Promise.resolve([...watchedService.of(page)]) } satisfies PriceWatchApi,
})
`,
  "src/ringsideMember.ts": `/** \`ringside.priceWatch\`. */
export interface PriceWatchApi {
  /** Resolves with the names of the watched prices. */
  read(): Promise<readonly string[]>
}
`,
  "src/modules.ts": `import { askedModule } from "@ringside/core/domain"

/** The mark of a watched price. */
export const markModule = /* @__PURE__ */ askedModule({
  name: "price-watch-mark",
  member: "mark",
  load: () => import("./mark.ts"),
})
`,
  "src/mark.ts": `/** Marks a watched price. Fetched at the first press. */
export function mark(element: Element): void {
  element.setAttribute("data-watched", "")
}
`,
}

/** The feature of the example shop that goes with the package: its folder below `src/features`, and its line in the shop's list. */
export const shopFeature = {
  folder: "examples/shop/src/features/priceWatch",
  line: 'export { priceWatch } from "./features/priceWatch/feature.ts"\n',
}

const shopFeatureFiles: Readonly<Record<string, string>> = {
  "feature.ts": `import { defineFeature } from "../../feature.ts"

/** Prints the setting of watched prices, and lists them. */
export const priceWatch = defineFeature({
  name: "priceWatch",
  routes: [{ method: "GET", path: "/watched-prices.txt", answer: (context) => context.text("Gloves") }],
  settings: () => ({ host: { price_watch_params: { shop: "Red Corner" } } }),
})
`,
  "feature.test.ts": `import { expect, it } from "vitest"
import { createShop } from "../../app.ts"
import { createVisitor } from "../../testing/visitor.ts"

it("has its setting on every page, and answers at its address", async () => {
  const shop = await createShop({ dataDir: "memory://" })
  const visitor = createVisitor(shop)
  expect((await visitor.get("/tienda/")).text).toContain('"price_watch_params":{"shop":"Red Corner"}')
  expect((await visitor.get("/watched-prices.txt")).text).toBe("Gloves")
  await shop.close()
})
`,
}

/** Adds the feature to the example shop: its folder, and one line in the shop's list. */
export function addShopFeature(workspace: string): void {
  mkdirSync(join(workspace, shopFeature.folder))
  for (const [file, text] of Object.entries(shopFeatureFiles)) {
    writeFileSync(join(workspace, shopFeature.folder, file), text)
  }
  appendFileSync(join(workspace, "examples/shop/src/features.ts"), shopFeature.line)
}

/** Edits of the template's files: the text before, and the text after. */
const edits: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  "src/part.ts": [
    ["import { definePart, press, seen }", "import { asked, definePart, firstAction, press, seen }"],
    [
      'import { selectors } from "./host.ts"',
      'import { watchConfig } from "./config.ts"\nimport { watchSettings } from "./hostSettings.ts"\nimport { markModule } from "./modules.ts"\nimport { selectors } from "./host.ts"',
    ],
    [
      "  modules: {\n",
      `  settings: [watchSettings],
  config: watchConfig,
  members: { priceWatch: { methods: ["read"] } },
  modules: {
    main: { load: () => import("./members.ts"), when: firstAction },
    mark: { ...markModule, when: asked },
`,
    ],
  ],
  "src/docs.ts": [
    [
      '"the behaviour `price-watch`"',
      '"the behaviour `price-watch`", mark: "the mark of a watched price, at the first press"',
    ],
  ],
  "src/behaviour.ts": [
    [
      'import { defineBehaviour, findEventElement, readHookOptions, type Scope } from "@ringside/core"',
      `import {
  defineBehaviour,
  findEventElement,
  readHookOptions,
  readHostSettings,
  readPartConfig,
  type Scope,
} from "@ringside/core"
import { watchConfig } from "./config.ts"`,
    ],
    [
      'import { selectors } from "./host.ts"',
      'import { selectors } from "./host.ts"\nimport { watchSettings } from "./hostSettings.ts"',
    ],
    [
      'import { priceWatchAttributes } from "./options.ts"',
      'import { markModule } from "./modules.ts"\nimport { priceWatchAttributes } from "./options.ts"\nimport { watchedService } from "./watched.ts"',
    ],
    ["press(scope, box, control)", "void press(scope, box, control)"],
    [
      "function press(scope: Scope, box: Element, control: Element): void {",
      "async function press(scope: Scope, box: Element, control: Element): Promise<void> {",
    ],
    [
      "selectName(options.name, control.textContent)",
      `[
    selectName(options.name, control.textContent),
    readHostSettings(page, watchSettings)?.shop,
    readPartConfig(page, watchConfig).watchSign,
  ].join(" ")
  watchedService.of(page).push(name)`,
    ],
    [
      '  page.events.sendOwn("ringside:price-watch:pressed", control, { name })\n',
      `  page.events.sendOwn("ringside:price-watch:pressed", control, { name })
  const { mark } = await page.modules.load(markModule)
  mark(control)
`,
    ],
  ],
  "src/index.ts": [
    [
      'export { priceWatchBehaviour } from "./behaviour.ts"',
      'export { priceWatchBehaviour } from "./behaviour.ts"\nexport { mark } from "./mark.ts"',
    ],
  ],
  "src/behaviour.test.ts": [
    ['"One"],', '"One  "],'],
    ['"First"],', '"First  "],'],
    ['{ name: "First" }', '{ name: "First  " }'],
    ['"You pressed One."', '"You pressed One"'],
  ],
}

/**
 * Adds everything else that a package can declare to the generated behaviour `price-watch`. Changes files of its own folder only.
 * @throws Error when the template doesn't have the expected text
 */
export function extendPackage(folder: string): void {
  for (const [file, text] of Object.entries(ownFiles)) writeFileSync(join(folder, file), text)
  for (const [file, changes] of Object.entries(edits)) {
    const path = join(folder, file)
    const text = changes.reduce(
      (before, [from, to]) => {
        if (!before.includes(from)) throw new Error(`${file} doesn't contain ${from}`)
        return before.replace(from, to)
      },
      readFileSync(path, "utf8"),
    )
    writeFileSync(path, text)
  }
}
