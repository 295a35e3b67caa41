import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative, sep } from "node:path"
import { embedBuild } from "../builds.mjs"
import { readFilesAddress } from "../repository.mjs"
import { createSnippets } from "../docs/snippets.mjs"
import { replaceBlock } from "../markedBlock.mjs"
import { places } from "../docs/readmeDocs.mjs"
import { root } from "../workspace.mjs"
import { createDemoPage, nameDemoFile } from "./demoPages.mjs"
import { writeDemoProvider } from "./demoProvider.mjs"
import { createErrorsPage } from "./errorsPage.mjs"
import { listOptions } from "./playground.mjs"
import { createReferencePages, referenceTitles } from "./referencePages.mjs"
import { createTextPages, createWidgetIndex, createWidgetPages, listHooks } from "./widgetPages.mjs"

/** The folder of the documentation site. */
export const siteFolder = join(root, "site")
const pagesFolder = join(siteFolder, ".pages")

/** The paths of the pages that are written by hand, by the title of their list. */
const handWritten = {
  "Start here": {
    "start/theme": "Theme developers",
    "start/site-builder": "Site builders",
    "start/designer": "Designers",
    "start/npm": "Front-end engineers",
    "start/wordpress": "WordPress shops",
  },
  Recipes: {
    "recipes/popups": "A popup, once a week",
    "recipes/theme": "Your theme's colours",
    "recipes/texts": "Texts of your own",
    "recipes/consent": "Ask for consent",
    "recipes/server": "A server of your own",
    "recipes/policy": "Content security policy",
    "recipes/phones": "Hide on phones",
    "recipes/page-builders": "Page builders",
    "recipes/optimisers": "Optimiser plugins",
    "recipes/errors": "Errors in your own reports",
  },
  "Coming from": {
    "migrate/platform-scripts": "The platform's scripts",
    "migrate/gallery": "FlexSlider, PhotoSwipe",
    "migrate/popup-maker": "Popup Maker",
    "migrate/snipcart": "Snipcart",
  },
  About: { errors: "Lines in the console", browsers: "Browsers", security: "Security", versions: "Versions" },
}

/** Writes the sources of the site's pages, and what they show. */
export async function writePages() {
  const hooks = await listHooks()
  const shown = hooks.filter(({ example }) => example !== "")
  rmSync(pagesFolder, { recursive: true, force: true })
  write({
    ...readHandWritten(),
    ...createReferencePages(),
    ...(await createWidgetPages(hooks)),
    ...createTextPages(hooks),
  })
  write({ "widgets/index.md": await createWidgetIndex(hooks), "errors.md": await createErrorsPage() })
  write(Object.fromEntries(shown.map((hook) => [`public/demos/${nameDemoFile(hook.name)}`, createDemoPage(hook)])))
  write({
    "hooks.json": JSON.stringify(shown.map((hook) => ({ ...hook, part: undefined, ...listOptions(hook) }))),
    "site.json": JSON.stringify({ ...readSettings(), sidebar: createSidebar(hooks) }),
  })
  cpSync(join(siteFolder, "public"), join(pagesFolder, "public"), { recursive: true })
  await writeDemoProvider(join(pagesFolder, "public/demos"), `${readSettings().base}demos/`)
  cpSync(join(root, "packages/embed/dist"), join(pagesFolder, "public/ringside"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  })
}

/** The settings of the site, and the address of the repository. */
function readSettings() {
  const settings = JSON.parse(readFileSync(join(siteFolder, "site.config.json"), "utf8"))
  return { ...settings, repository: readFilesAddress().replace(/blob\/main\/$/, "") }
}

/** @param {Readonly<Record<string, string>>} files by their path */
function write(files) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(pagesFolder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** The pages that are written by hand, with the snippets, addresses and the size that they name. */
function readHandWritten() {
  const loaderSize = readLoaderSize()
  const folder = join(siteFolder, "pages")
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".md"))
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(join(folder, file), "utf8")
        .replaceAll("](repo:", `](${readFilesAddress()}`)
        .replaceAll("{size of ringside.js}", loaderSize)
      const shown = Object.entries(createSnippets(text)).reduce(
        (all, [name, body]) => replaceBlock(all, name, body),
        text,
      )
      return [relative(folder, join(folder, file)).replaceAll(sep, "/"), shown]
    }),
  )
}

/** The size of the script tag's first file in brotli, as docs/sizes.md has it. */
function readLoaderSize() {
  /** @type {readonly { readonly file: string, readonly brotliBytes: number }[]} */
  const manifest = JSON.parse(readFileSync(join(root, embedBuild.output), "utf8"))
  const loader = manifest.find(({ file }) => file === "ringside.js")
  if (!loader) throw new Error(`${embedBuild.output} has no ringside.js; build the script tag: npm run build`)
  return `${(loader.brotliBytes / 1000).toFixed(1)} kB`
}

/** @param {readonly import("./widgetPages.mjs").SiteHook[]} hooks */
function createSidebar(hooks) {
  const list = (/** @type {string} */ text, /** @type {readonly (readonly [string, string])[]} */ items) => ({
    text,
    collapsed: false,
    items: items.map(([link, title]) => ({ text: title, link: `/${link}` })),
  })
  const guides = Object.entries(handWritten).map(([text, pages]) => list(text, Object.entries(pages)))
  const widgets = places.map(([listed, text]) => {
    const shown = hooks.filter(({ place }) => listed.some((each) => each === place))
    return list(
      text,
      shown.map(({ name }) => [`widgets/${name}`, name]),
    )
  })
  const reference = referenceTitles.map(([page, title]) => /** @type {const} */ ([`reference/${page}`, title]))
  // A list of all pages would be most of a page's bytes.
  return { "/widgets/": widgets, "/reference/": [list("Reference", reference)], "/": guides }
}
