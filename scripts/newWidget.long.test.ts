import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { type Browser, chromium } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ensureChromium } from "./chromium.mjs"
import { chromiumArgs } from "./chromiumArgs.mjs"
import { addShopFeature, extendPackage, ownFiles, shopFeature } from "./newWidget/extendPackage.ts"
import { toolFile } from "./processes.mjs"
import { root } from "./workspace.mjs"
import { createWorkspaceCopy, type Ended, type WorkspaceCopy } from "./workspaceCopy.ts"

/** The files outside a new package that name it. */
const registeredIn = [
  "tsconfig.json",
  "packages/embed/tsconfig.json",
  "packages/embed/package.json",
  "packages/embed/src/parts.ts",
]

/** The files outside a new package that `npm run docs` writes. */
const generated = [
  ...["CONTRIBUTING.md", "README.md", "docs/npm.md", "docs/page-contract.md", "docs/rooms.md", "docs/widgets.md"],
  ...["examples/wordpress/plugin/hooks.json", "examples/wordpress/plugin/jobs.json", "packages/embed/window.d.ts"],
]

const domainFiles = (name: string) => [
  "src/domain/hostileCallsForTests.ts",
  "src/domain/index.ts",
  `src/domain/${name}.test.ts`,
  `src/domain/${name}.ts`,
  "src/domain/tsconfig.json",
]

const behaviourFiles = [
  "README.md",
  "package.json",
  "src/behaviour.test.ts",
  "src/behaviour.ts",
  ...domainFiles("selectName"),
  "src/docs.ts",
  "src/events.ts",
  "src/host.ts",
  "src/index.ts",
  "src/jobs.ts",
  "src/messages.ts",
  "src/options.ts",
  "src/part.ts",
  "tsconfig.json",
]

/** A package from each template, and one with everything that a package may own. */
const packages = [
  {
    name: "size-guide",
    part: "sizeGuidePart",
    args: ["Shows how tall a figure is"],
    links: ["core", "ui", "testing"],
    option: "heading",
    chunkFiles: [/\.js$/, /\.css$/],
    // It says nothing until it renders.
    broken: ["are each said somewhere"],
    files: [
      "README.md",
      "package.json",
      "src/SizeGuide.stories.tsx",
      "src/SizeGuide.test.tsx",
      ...domainFiles("selectHeading"),
      "src/docs.ts",
      "src/index.ts",
      "src/messages.ts",
      "src/options.ts",
      "src/part.ts",
      "src/styles.css",
      "src/ui/SizeGuide.tsx",
      "src/widget.ts",
      "tsconfig.json",
    ],
  },
  {
    name: "read-more",
    part: "readMorePart",
    args: ['Folds "long" texts', "--behaviour"],
    links: ["core", "testing"],
    option: "name",
    chunkFiles: [/\.js$/],
    broken: [],
    files: behaviourFiles,
  },
  {
    name: "price-watch",
    part: "priceWatchPart",
    args: ["Watches prices", "--behaviour"],
    links: ["core", "testing"],
    option: "name",
    chunkFiles: [/^price-watch-[^-]+\.js$/, /^price-watch-mark-[^-]+\.js$/],
    broken: [],
    files: [...behaviourFiles, ...Object.keys(ownFiles)],
  },
] as const

const folders = packages.map(({ name }) => `packages/${name}`)
let copy: WorkspaceCopy
const made = new Map<string, Ended>()
/** The copy's files by path, without and with the new packages. */
let before: ReadonlyMap<string, string>
let after: ReadonlyMap<string, string>

beforeAll(async () => {
  copy = createWorkspaceCopy()
  before = readFiles(copy.folder)
  for (const { name, args, links } of packages) {
    made.set(name, await copy.run(["scripts/newWidget.mjs", name, ...args]))
    // As an installation would.
    copy.link(name, links)
    copy.link("embed", [name])
  }
  extendPackage(join(copy.folder, "packages/price-watch"))
  addShopFeature(copy.folder)
  await copy.run([toolFile({ package: "oxfmt" }), "--write", "packages/price-watch"])
  expect(await copy.run(["scripts/docs.mjs"])).toMatchObject({ code: 0 })
  after = readFiles(copy.folder)
  expect(await copy.run(["packages/embed/build.mjs"])).toMatchObject({ code: 0 })
  const listed = ["scripts/docs.test.ts", "scripts/docs/readmes.test.ts", "scripts/domains", shopFeature.folder]
  // The other packages' functions have read the texts in this workspace.
  const names = ["^(?!.*reads 40,000 characters)", ...packages.map(({ name }) => `domain of ${name} `)]
  await runTests("lists", ["--project", "node", ...listed, "--testNamePattern", names.join("|")])
  // Both use every core, on a machine that may do other work.
}, 600_000)
afterAll(() => copy.remove())

describe.each(packages)("the new package $name", ({ name, files, option, chunkFiles, broken }) => {
  it("is announced with what to do next", () => {
    expect(made.get(name)).toMatchObject({ code: 0, output: expect.stringContaining(`packages/${name} is made`) })
    for (const file of registeredIn) expect(made.get(name)?.output).toContain(file)
  })

  it("has the files that every package of its kind has, and nothing left to fill in", () => {
    const paths = listFiles(join(copy.folder, "packages", name))
    expect(paths).toEqual([...files].sort())
    for (const path of paths) {
      expect(readFileSync(join(copy.folder, "packages", name, path), "utf8")).not.toMatch(/(?<!@)__\w+__/)
    }
  })

  it("is a part of the script tag, which fetches it by its name", () => {
    const chunks = listFiles(join(copy.folder, "packages/embed/dist/chunks")).filter((file) =>
      file.startsWith(`${name}-`),
    )
    expect(chunks.filter((file) => /\.(js|css)$/.test(file))).toHaveLength(chunkFiles.length)
    for (const kind of chunkFiles) expect(chunks).toContainEqual(expect.stringMatching(kind))
    const schema: unknown = JSON.parse(
      readFileSync(join(copy.folder, "packages/embed/dist/attributes.schema.json"), "utf8"),
    )
    expect(schema).toHaveProperty(["properties", name, "properties", option, "type"], "string")
  })

  it("keeps the rules for the documentation of parts", () => {
    const own = readTests("lists").filter(({ fullName }) => fullName.includes(`package ${name} `))
    expect(own.length).toBeGreaterThan(4)
    const failed = own.filter(({ status }) => status === "failed")
    expect(failed.map(({ title }) => title)).toEqual(broken)
  })

  it("is not made twice", async () => {
    expect(await copy.run(["scripts/newWidget.mjs", name, "Shows it again"])).toEqual({
      code: 1,
      output: `There is a packages/${name} already; expected another name.\n`,
    })
  })
})

describe("the new packages", () => {
  it.each([
    ["the compiler", ["typescript-native", "tsc"], ["-b", ...folders, "packages/embed"]],
    ["oxfmt", ["oxfmt"], ["--list-different", ...folders, ...registeredIn, shopFeature.folder]],
    ["oxlint", ["oxlint"], ["--format", "unix", ...folders, shopFeature.folder]],
    ["eslint", ["eslint"], ["--max-warnings", "0", ...folders, shopFeature.folder]],
    ["dependency-cruiser", ["dependency-cruiser", "depcruise"], ["--config", ".dependency-cruiser.cjs", "packages"]],
  ])(
    "have nothing that %s complains of",
    async (_, [tool = "", bin = tool], args) => {
      const { code, output } = await copy.run([toolFile({ package: tool, bin }), ...args])
      expect({ code, output: output.replace(/^\n?✔ no dependency violations found.*$/m, "").trim() }).toEqual({
        code: 0,
        output: "",
      })
    },
    // In a fresh clone the compiler has no results yet.
    300_000,
  )

  it("pass their own tests; the widget fails every widget's until it renders, saying why", async () => {
    await runTests("own", folders)
    const failed = readTests("own").filter(({ status }) => status === "failed")
    expect(failed.length).toBeGreaterThan(4)
    for (const { file, failureMessages } of failed) {
      expect(file).toBe("SizeGuide.test.tsx")
      expect(failureMessages.join("\n")).toContain(
        "SizeGuide draws nothing yet: write packages/size-guide/src/ui/SizeGuide.tsx.",
      )
    }
    const passed = readTests("own").filter(({ status }) => status === "passed")
    const files = new Set(passed.map(({ file }) => file))
    expect([...files]).toEqual(
      expect.arrayContaining(["selectHeading.test.ts", "selectName.test.ts", "behaviour.test.ts"]),
    )
  })
})

describe("outside their folders, the new packages and the shop's feature", () => {
  it("change their lines in two lists, and files that the generator and npm run docs write", () => {
    const own = [...folders, shopFeature.folder].map((folder) => `${folder}/`)
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) => before.get(path) !== after.get(path) && !own.some((folder) => path.startsWith(folder)),
    )
    expect(before.size).toBeGreaterThan(1000)
    expect(changed.sort()).toEqual([...registeredIn, ...generated, "examples/shop/src/features.ts"].sort())
  })

  it("add one line each to the lists", () => {
    const lines = packages.map(({ part, name }) => `export { ${part} } from "@ringside/${name}/part"\n`)
    const list = "packages/embed/src/parts.ts"
    expect(after.get(list)).toBe(`${before.get(list) ?? ""}${lines.join("")}`)
    const features = "examples/shop/src/features.ts"
    expect(after.get(features)).toBe(`${before.get(features) ?? ""}${shopFeature.line}`)
  })

  it("are in the lists of the documentation", () => {
    for (const { name } of packages) {
      expect(after.get("docs/npm.md")).toContain(`| \`@ringside/${name}\``)
      expect(after.get("README.md")).toContain(`| \`${name}\``)
      expect(after.get("CONTRIBUTING.md")).toContain(`- \`packages/${name}\`: `)
    }
  })

  it("pass the tests that list packages, domains and features", () => {
    const failed = readTests("lists").filter(({ status }) => status === "failed")
    expect(failed.map(({ file, title }) => [file, title])).toEqual(
      packages.flatMap(({ broken }) => broken.map((title) => ["docs.test.ts", title])),
    )
    const passed = readTests("lists").filter(({ status }) => status === "passed")
    // The title goes on with the name of the file of calls.
    const names = passed.map(({ fullName }) => fullName.replace(/(?<=^domain of \S+) has each of its functions.*/, ""))
    expect(names).toEqual(
      expect.arrayContaining([
        "is what the sources say",
        "lists every published package once in docs/npm.md, and no other",
        ...packages.map(({ name }) => `domain of ${name}`),
        "has its setting on every page, and answers at its address",
      ]),
    )
  })
})

describe("in Chromium", () => {
  let browser: Browser | undefined

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
  })
  afterAll(() => browser?.close())

  it.each(["ringside.js", "ringside.light.js"])(
    "a package has its behaviour, setting, config, event, message, hook, late files and member, with %s",
    async (file) => {
      const page = await browser?.newPage()
      if (!page) throw new Error("There is no browser.")
      const html = `<!doctype html><html lang="en"><title>Shop</title>
<script>price_watch_params = { shop: "Corner" }; names = []
document.addEventListener("ringside:price-watch:pressed", ({ detail }) => names.push(detail.name))</script>
<script type="application/json" data-ringside-config>{"preset":"woocommerce","watchSign":"*"}</script>
<script type="module" src="/ringside/${file}"></script>
<div class="price-watch"><button type="button">Gloves</button></div>
<div data-ringside="price-watch" data-ringside-name="Belt"><button type="button">This one</button></div>`
      await page.route("**/*", (route) => {
        const { pathname } = new URL(route.request().url())
        if (pathname === "/") return route.fulfill({ body: html, contentType: "text/html" })
        const built = join(copy.folder, "packages/embed/dist", pathname.replace("/ringside/", ""))
        return existsSync(built)
          ? route.fulfill({ body: readFileSync(built, "utf8"), contentType: "text/javascript" })
          : route.fulfill({ status: 404 })
      })
      await page.goto("http://shop.test/")
      const readBody = () => page.evaluate("document.body.innerHTML")
      const before = await readBody()
      for (const name of ["Gloves", "This one"]) {
        await page.getByRole("button", { name }).click()
        await page.locator("[data-watched]", { hasText: name }).waitFor()
      }
      const expected = ["Gloves Corner *", "Belt Corner *"]
      expect(await page.evaluate("names")).toEqual(expected)
      expect(await page.evaluate("ringside.priceWatch.read()")).toEqual(expected)
      await page.getByText("You pressed Belt Corner *.").waitFor({ state: "attached" })
      await page.evaluate(
        "ringside.stop(); document.querySelectorAll('[data-watched]').forEach((e) => e.removeAttribute('data-watched'))",
      )
      expect(await readBody()).toBe(before)
      await page.close()
    },
  )
})

it("cost a page without their markup at most 150 B each", () => {
  const without = weighEveryPage(root)
  const withAll = weighEveryPage(copy.folder)
  console.info(`three new packages: ${String(withAll - without)} B br on every page`)
  expect(withAll - without).toBeLessThanOrEqual(packages.length * 150)
})

it("makes nothing when the script tag has no place for it", async () => {
  rmSync(join(copy.folder, "packages/embed/src/parts.ts"))
  expect((await copy.run(["scripts/newWidget.mjs", "countdown", "Counts down"])).code).toBe(1)
  writeFileSync(join(copy.folder, "packages/embed/src/parts.ts"), "export const parts = readAll()\n")
  expect((await copy.run(["scripts/newWidget.mjs", "countdown", "Counts down"])).code).toBe(1)
  expect(existsSync(join(copy.folder, "packages/countdown"))).toBe(false)
  expect(readFileSync(join(copy.folder, "tsconfig.json"), "utf8")).not.toContain("countdown")
})

/** Weighs a page without a hook, in brotli bytes: the loader and the late chunk. */
function weighEveryPage(workspace: string): number {
  const manifest = JSON.parse(readFileSync(join(workspace, "packages/embed/dist/manifest.json"), "utf8")) as readonly {
    readonly file: string
    readonly brotliBytes: number
  }[]
  const weighed = manifest.filter(({ file }) => file === "ringside.js" || /^chunks\/late-\w+\.js$/.test(file))
  expect(weighed).toHaveLength(2)
  return weighed.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0)
}

/** The texts of a workspace's files by path, without what tools write there. */
function readFiles(workspace: string): ReadonlyMap<string, string> {
  const made = ["node_modules", "types", "dist"]
  const listIn = (folder: string): readonly string[] =>
    readdirSync(join(workspace, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return made.includes(entry.name) ? [] : listIn(path)
      return [path]
    })
  return new Map(listIn("").map((path) => [path, readFileSync(join(workspace, path), "latin1")]))
}

/** The files under a folder, without what is installed or made there by tools, sorted. */
function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return paths.filter((path) => !/^(node_modules|types)\//.test(path)).sort()
}

async function runTests(name: string, args: readonly string[]): Promise<void> {
  await copy.run([toolFile({ package: "vitest" }), "run", ...args, "--reporter=json", `--outputFile=${name}.json`])
}

interface TestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      /** With the titles of the groups around it. */
      readonly fullName: string
      readonly title: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** The tests of a run, each with the name of its file. */
function readTests(name: string) {
  const report = JSON.parse(readFileSync(join(copy.folder, `${name}.json`), "utf8")) as TestReport
  return report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ file: basename(file.name), ...test })),
  )
}
