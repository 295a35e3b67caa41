// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { fillPage, readHostPages } from "./hostPages.ts"
import { createHostServer } from "./hostServer.ts"

const write = (folder: string, name: string, head: string, body = "") =>
  writeFileSync(join(folder, name), `<!doctype html>\n<html lang="en-GB">\n${head}<body>${body}</body>\n</html>\n`)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ringside-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe("the pages of hosts", () => {
  it("have addresses of their own", () => {
    const addresses = readHostPages().flatMap((page) => page.addresses)
    expect(addresses).toContain("/en/shop/")
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it("are served when their file is there, without what they declare", async () => {
    const head = '<meta name="host:address" content="/en/sale/" />\n<meta name="host:state" content="2" />\n'
    write(folder, "sale.html", head, '<a href="/en/shop/">{{storefront-cart-contents}}</a>{{scripts}}')
    const host = await createHostServer({ pagesFolder: folder })
    onTestFinished(host.close)
    const read = (path: string) => fetch(host.url + path).then((answer) => answer.text())
    const [english, base] = [await read("/en/sale/?page=2"), await read("/sale/")]
    expect(english).toContain('<html lang="en-GB">\n<body><a href="/en/shop/"><a class="cart-contents"')
    expect(base).toContain('<html lang="es-ES">\n<body><a href="/shop/">')
    expect(english).toContain("var wc_add_to_cart_params")
    expect(english).not.toContain("var astra_cart")
    expect(await read("/en/other/")).toContain("<h1>/en/other/</h1>")
  })

  it.each([
    ["state", "4", "page.html declares the state 4"],
    ["needs", "astra horse", "page.html needs horse"],
    ["adress", "/en/sale/", "page.html declares host:adress"],
  ])("refuse a host:%s of %s", (key, value, message) => {
    write(folder, "page.html", `<meta name="host:${key}" content="${value}" />\n`)
    expect(() => readHostPages(folder)).toThrow(message)
  })

  it("refuse a part without content", () => {
    expect(fillPage("<p>{{one}}</p>", { one: "{{two}}" })).toBe("<p>{{two}}</p>")
    expect(() => fillPage("{{onne}}", { one: "" })).toThrow("onne")
  })
})
