import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { runProcess } from "../processes.mjs"
import { embedFolder, rootFolder } from "../../packages/embed/build/bundle.mjs"
import { buildCheck } from "../../packages/embed/build/check.mjs"

const program = join(embedFolder, "check", "ringside.mjs")

let folder: string

beforeAll(async () => {
  await buildCheck()
  folder = mkdtempSync(join(tmpdir(), "ringside-check-"))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function writePage(file: string, body: string, { lang = "en", head = "" } = {}): string {
  const path = join(folder, file)
  mkdirSync(join(path, ".."), { recursive: true })
  writeFileSync(path, `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`)
  return path
}

function check(...places: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, "check", ...places], { encoding: "utf8" })
  return { status, stdout, stderr }
}

/** Checks pages in one process, which takes half a second to start. Returns the exit code, and what is printed about each page. */
function checkTogether(paths: readonly string[]) {
  const { status, stdout } = check(...paths)
  const printed = stdout.split(/^(?=\/)/m)
  return { status, readAbout: (path: string) => printed.find((text) => text.startsWith(`${path}\n`)) ?? "" }
}

const tag = '<script type="module" src="/ringside/ringside.js" integrity="sha384-x" crossorigin></script>'
const config = (text: string) => `<script type="application/json" data-ringside-config>${text}</script>`

it("lists what stands on a page, and ends with 0 where nothing is wrong", () => {
  const body = `<div data-ringside="mini-cart" data-ringside-layout="drawer"><a href="/basket/">Basket</a></div>
    <p data-ringside="cart-count">Basket (0)</p><p data-ringside="cart-count">(0)</p><script src="/a.js" id="wc-add-to-cart-js"></script>`
  const path = writePage("fine.html", body, { head: tag + config('{"preset":"woocommerce","currency":"EUR"}') })
  expect(check(path)).toEqual({
    status: 0,
    stderr: "",
    stdout: `${path}
  script tag    /ringside/ringside.js, with integrity
  preset        woocommerce
  hooks         mini-cart 1, cart-count 2
  host scripts  wc-add-to-cart (does add-to-cart, remove-from-cart)
  mistakes      0
`,
  })
})

describe("no mistake is reported", () => {
  const readme = readFileSync(join(rootFolder, "README.md"), "utf8")
  const snippets = [...readme.matchAll(/```html\n([^]*?)```/g)].map(
    ([, html = ""], index) => [index + 1, html] as const,
  )

  it("in the README, whose snippets are found", () => {
    expect(snippets.length).toBeGreaterThan(1)
  })

  const snippetPath = (number: number) => join(folder, `readme-${number}.html`)
  const pagePath = (name: string) => join(folder, `${name}.html`)
  const pages = [
    [
      "for a browser without modules, a second tag",
      `${tag}<script nomodule src="/ringside/ringside.classic.js"></script>`,
    ],
    ["a page with its own base", `<base href="/shop/">${config('{"storeApi":"api","cart":{"url":"../basket/"}}')}`],
    [
      "the platform's gallery in a hook",
      '<div data-ringside="gallery"><div class="woocommerce-product-gallery"></div></div>',
    ],
    ["reviews of a product", '<div data-ringside="reviews" data-ringside-product="12"></div>'],
    ["pictures of a product", '<div data-ringside="gallery" data-ringside-product="12"></div>'],
    ["texts of a product", '<div data-ringside="tabs" data-ringside-product="12"></div>'],
    ["a list around the reviews", '<div data-ringside="reviews" data-ringside-average="x"><ol></ol></div>'],
    [
      "a rating in the page's data",
      '<script type="application/ld+json">{"@type":"Product","aggregateRating":{"ratingValue":"4","reviewCount":2}}</script><div data-ringside="reviews"></div>',
    ],
    [
      "tabs with encoded ids",
      '<div data-ringside="tabs"><ul><li><a href="#tama%C3%B1o">T</a></li></ul><p id="tamaño"></p></div>',
    ],
    ["a countdown with its own time", '<p data-ringside="countdown"><time datetime="2100-01-01">then</time></p>'],
  ] as const

  let checked: ReturnType<typeof checkTogether>
  beforeAll(() => {
    for (const [number, html] of snippets) writeFileSync(snippetPath(number), html)
    for (const [name, html] of pages) writePage(`${name}.html`, html)
    checked = checkTogether([
      ...snippets.map(([number]) => snippetPath(number)),
      ...pages.map(([name]) => pagePath(name)),
    ])
  })

  it.each(snippets)("in the README's snippet %i", (number) => {
    expect(checked.readAbout(snippetPath(number))).toContain("mistakes      0\n")
  })

  it.each(pages)("in %s", (name) => {
    expect(checked.readAbout(pagePath(name))).toContain("mistakes      0\n")
  })

  it("on any of them, so the command ends with 0", () => {
    expect(checked.status).toBe(0)
  })
})

const mistakes = [
  ["a second tag", tag.replace("ringside.js", "ringside.light.js"), tag, "a second copy is here; expected one tag"],
  [
    "a gallery without pictures",
    '<div data-ringside="gallery"><p>Soon.</p></div>',
    "",
    "the hook holds no list of pictures",
  ],
  [
    "a tab without its panel",
    '<div data-ringside="tabs"><ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul><p id="a"></p></div><p id="b"></p>',
    "",
    '"#b" names no element in the hook',
  ],
  [
    "a countdown",
    '<p data-ringside="countdown" data-ringside-until="soon">Soon</p>',
    "",
    'data-ringside-until is "soon"',
  ],
  [
    "a countdown's time",
    '<p data-ringside="countdown"><time datetime="soon">Soon</time></p>',
    "",
    'time element is "soon"',
  ],
  [
    "an average",
    '<div data-ringside="reviews" data-ringside-average="good" data-ringside-count="3"></div>',
    "",
    "[ringside reviews] the page tells no rating",
  ],
  [
    "an option",
    '<div data-ringside="mini-cart" data-ringside-layuot="drawer"></div>',
    "",
    "did you mean data-ringside-layout?",
  ],
  [
    "a value",
    '<div data-ringside="add-to-cart" data-ringside-product="0"></div>',
    "",
    "expected a whole number of at least 1",
  ],
  ["a hook", '<div data-ringside="minicart"></div>', "", 'did you mean "mini-cart"?'],
  [
    "a moment to load",
    '<div data-ringside="mini-cart" data-ringside-load="later"></div>',
    "",
    'expected "now", "idle"',
  ],
  ["the config", "", config('{"presett":"woocommerce"}'), "did you mean preset?"],
  ["the config's text", "", config("{nonsense"), "data-ringside-config"],
  ["a member of a part", "", config('{"cart":{"url":"javascript:alert(1)"}}'), "cart.url"],
  [
    "the script tag",
    "",
    tag.replace(" crossorigin", ' data-ringside-curency="EUR"'),
    "did you mean data-ringside-currency?",
  ],
] as const

describe("a mistake", () => {
  const pagePath = (name: string) => join(folder, `mistake in ${name}.html`)
  let checked: ReturnType<typeof checkTogether>
  beforeAll(() => {
    for (const [name, body, head] of mistakes) writePage(`mistake in ${name}.html`, body, { head })
    checked = checkTogether(mistakes.map(([name]) => pagePath(name)))
  })

  it.each(mistakes)("in %s is reported in the words of the page's own console", (name, _body, _head, words) => {
    const printed = checked.readAbout(pagePath(name))
    expect(printed).toContain("mistakes      1\n")
    expect(printed).toContain(words)
  })

  it("ends the command with 1, on a page among others and alone", () => {
    expect(checked.status).toBe(1)
    expect(check(pagePath("a countdown")).status).toBe(1)
  })
})

it("looks every page of a folder through, and leads to the hook", () => {
  writePage("site/index.html", '<div data-ringside="tabs"></div>')
  writePage("site/en/index.htm", '<div class="a" data-ringside="taps"></div>')
  writePage("site/node_modules/x/index.html", '<div data-ringside="nonsense"></div>')
  const { status, stdout } = check(join(folder, "site"))
  expect(status).toBe(1)
  expect(stdout.match(/mistakes/g)).toHaveLength(2)
  expect(stdout).toContain('      <div class="a" data-ringside="taps">')
})

it("reads pages from a server", async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === "/" ? 200 : 404).end('<div data-ringside="tabs"></div>')
  }).listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const page = await runProcess(process.execPath, [program, "check", `http://localhost:${port}/`])
  expect(page).toMatchObject({ code: 0, output: expect.stringContaining("hooks         tabs 1") as string })
  const missing = await runProcess(process.execPath, [program, "check", `http://localhost:${port}/missing`])
  expect(missing).toMatchObject({ code: 2, output: expect.stringContaining("the server answered 404") as string })
})

it("prints what a page holds as one line a mistake, without its control characters", () => {
  const body = `<div data-ringside="a\u001b[31m\n::error::b" title="\r\n##vso[task.complete]\u202e"></div>`
  const { status, stdout } = check(writePage("escapes.html", body))
  expect(status).toBe(1)
  expect(stdout).not.toMatch(/[^\n -~–…]|^\s*::|##vso/m)
  expect(stdout.trimEnd().split("\n")).toHaveLength(8)
  expect(stdout).toContain("\\u001b[31m")
})

it("prints the names of files in the same way", () => {
  const path = writePage("names/\u001b[2J\n::error::.html", "")
  const { stdout } = check(path)
  expect(stdout).toContain("\\u001b[2J\\u000a::error::.html\n")
  expect(check("::error::/missing").stderr).toMatch(/^\\u003a:error/)
})

describe("a page that would take for ever", () => {
  it.each([
    ["of 200,000 nested elements", "<div>".repeat(200_000)],
    ["of 20 MB of angle brackets", "<".repeat(20_971_520)],
  ])("%s ends the check of that page alone", (name, html) => {
    const slow = join(folder, `${name}.html`)
    writeFileSync(slow, html)
    const fine = writePage("after.html", '<p data-ringside="cart-count">0</p>')
    const started = performance.now()
    const { status, stdout, stderr } = check("--limit", "3", slow, fine)
    expect(performance.now() - started).toBeLessThan(20_000)
    expect(stdout).toContain(`${fine}\n`)
    // A fast machine may read it in time.
    if (!stdout.includes(slow)) {
      expect(stderr).toContain("takes longer than 3 s")
      expect(status).toBe(2)
    }
  })

  it("of 60 MB isn't read at all", () => {
    const path = join(folder, "large.html")
    writeFileSync(path, "<".repeat(62_914_560))
    const { status, stderr } = check(path)
    expect([status, stderr]).toEqual([2, expect.stringContaining("is larger than 32 MB")])
  })
})

it.each([
  ["a missing file", ["check", "/missing/page.html"], "/missing/page.html: ENOENT"],
  ["a folder without pages", ["check", join(embedFolder, "src")], "the folder holds no .html file"],
  ["no place", ["check"], "npx @ringside/embed check"],
  ["another command", ["chekc", "x"], "chekc: there is no such command; expected check"],
  ["a file in the place of a command", ["index.html"], "index.html: there is no such command; expected check"],
  ["a limit that is none", ["check", "--limit", "x", "y"], "npx @ringside/embed check"],
  ["no command", [], "npx @ringside/embed check"],
])("reports %s, and ends with 2", (_, args, words) => {
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: "utf8" })
  expect(status).toBe(2)
  expect(stderr).toContain(words)
})
