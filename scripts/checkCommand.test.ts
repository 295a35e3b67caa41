import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { runProcess } from "./processes.mjs"
import { embedFolder } from "../packages/embed/build/bundle.mjs"
import { buildCheck } from "../packages/embed/build/check.mjs"

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

describe.each([
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
])("a mistake in %s", (name, body, head, words) => {
  it("is told in the words of the page's own console, and ends with 1", () => {
    const { status, stdout } = check(writePage(`${name}.html`, body, { head }))
    expect(status).toBe(1)
    expect(stdout).toContain("mistakes      1\n")
    expect(stdout).toContain(words)
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

it.each([
  ["a missing file", ["check", "/missing/page.html"], "/missing/page.html: ENOENT"],
  ["a folder without pages", ["check", join(embedFolder, "src")], "the folder holds no .html file"],
  ["no place", ["check"], "npx @ringside/embed check FILE"],
  ["another command", ["chekc", "x"], "npx @ringside/embed check FILE"],
])("tells %s, and ends with 2", (_, args, words) => {
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: "utf8" })
  expect(status).toBe(2)
  expect(stderr).toContain(words)
})
