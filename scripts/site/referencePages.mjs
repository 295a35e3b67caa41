import { readFileSync } from "node:fs"
import { join } from "node:path"
import { readFilesAddress } from "../repository.mjs"
import { root } from "../workspace.mjs"

/** The page of each chapter of a document that is too long for one. The text before the first chapter belongs to the first page. */
const chapters = {
  "docs/page-contract.md": {
    "The script tag": "script-tag",
    Config: "config",
    Hooks: "hooks",
    "The basket's server": "basket-server",
    "The products' server": "products-server",
    "The checkout's server": "checkout-server",
    "On a shop with scripts of its own": "host-scripts",
    "`window.ringside`": "api",
    "A widget of your own": "own-widget",
  },
  "docs/npm.md": {
    "The packages": "npm-packages",
    "Components in a React app": "npm-components",
    "Tests of your app": "npm-tests",
    "A widget in a React app": "npm-react",
    "The parts of a page": "npm-parts",
    "Single hooks in a page": "npm-hooks",
    "Single behaviours in a page": "npm-behaviours",
    "On a server": "npm-server",
    "Server components": "npm-server-components",
    "The script tag's types": "npm-types",
  },
}

/** Documents that are a page as they are, with the page's name and title. */
const documents = {
  "docs/look.md": ["look", "Look and cascade"],
  "docs/hosting.md": ["hosting", "Hosting the files"],
  "docs/debug.md": ["debug", "The debug panel"],
}

/** @type {readonly (readonly [page: string, title: string])[]} */
const chapterTitles = Object.values(chapters).flatMap((pages) =>
  Object.entries(pages).map(([title, page]) => /** @type {const} */ ([page, title.replaceAll("`", "")])),
)

/** The pages of the reference with their titles, in the order of its list. @type {readonly (readonly [page: string, title: string])[]} */
export const referenceTitles = [
  ...chapterTitles,
  ...Object.values(documents).map(([page = "", title = ""]) => /** @type {const} */ ([page, title])),
]

/**
 * Creates the pages of the reference from the repository's documents.
 * @returns {Readonly<Record<string, string>>} by their path
 * @throws Error when a chapter has no page
 */
export function createReferencePages() {
  const split = Object.entries(chapters).flatMap(([file, pages]) => splitDocument(file, pages))
  const whole = Object.entries(documents).map(([file, [page = ""]]) => ({ file, page, text: read(file) }))
  const pages = [...split, ...whole]
  const anchors = new Map(
    pages.flatMap(({ file, page, text }) =>
      listHeadings(text).map((heading) => [`${file}#${anchorOf(heading)}`, page]),
    ),
  )
  return Object.fromEntries(
    pages.map(({ file, page, text }) => [`reference/${page}.md`, leadLinks(text, file, anchors)]),
  )
}

/**
 * @param {string} file
 * @param {Readonly<Record<string, string>>} pages by the titles of the chapters
 */
function splitDocument(file, pages) {
  const [before = "", ...parts] = read(file).split(/^## /m)
  const intro = before.replace(/^# .*\n/m, "").trim()
  return parts.map((chapter, index) => {
    const [title = "", ...lines] = chapter.split("\n")
    const page = Object.hasOwn(pages, title) ? pages[title] : undefined
    if (page === undefined) throw new Error(`"${title}" of ${file} has no page; name one in chapters.`)
    const body = lines.join("\n").replaceAll(/^### /gm, "## ")
    return { file, page, text: [`# ${title}`, ...(index === 0 ? [intro] : []), body].join("\n\n") }
  })
}

/** @param {string} text */
function listHeadings(text) {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) => title)
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(root, file), "utf8")
}

/**
 * Makes the links of a document lead to pages of the site where there is one, and to the repository's files elsewhere.
 * @param {string} text
 * @param {string} file that the text is of
 * @param {ReadonlyMap<string, string>} anchors the page of each heading, by file and anchor
 */
function leadLinks(text, file, anchors) {
  return text.replaceAll(/\]\((?!https?:)([^)\s]*)\)/g, (_, target) => `](${leadLink(String(target), file, anchors)})`)
}

/**
 * @param {string} target
 * @param {string} from the file that it stands in
 * @param {ReadonlyMap<string, string>} anchors
 */
function leadLink(target, from, anchors) {
  const [path = "", anchor = ""] = target.split("#")
  const file = path === "" ? from : path.startsWith("../") ? path.slice(3) : `docs/${path}`
  if (file === "docs/widgets.md") return "/widgets/"
  const [first] = Object.values(chaptersOf(file))
  const page = anchors.get(`${file}#${anchor}`) ?? first ?? pageOf(file)
  if (page === undefined) return `${readFilesAddress()}${file}${anchor && `#${anchor}`}`
  const isTitle = anchor === "" || Object.keys(chaptersOf(file)).some((title) => anchorOf(title) === anchor)
  return `/reference/${page}${isTitle ? "" : `#${anchor}`}`
}

/** @param {string} file @returns {Readonly<Record<string, string>>} */
function chaptersOf(file) {
  return Object.entries(chapters).find(([each]) => each === file)?.[1] ?? {}
}

/** @param {string} file */
function pageOf(file) {
  return Object.entries(documents).find(([each]) => each === file)?.[1][0]
}

/**
 * The anchor that GitHub creates for a heading.
 * @param {string} title
 */
function anchorOf(title) {
  return title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} _-]/gu, "")
    .replaceAll(" ", "-")
}
