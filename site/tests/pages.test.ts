import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { expect, it } from "vitest"
import { siteFolder } from "../../scripts/site/writePages.mjs"

const dist = join(siteFolder, "dist")
const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"))
const pages = files.filter((file) => !file.startsWith("demos"))
const htmlOf = new Map(pages.map((file) => [file, readFileSync(join(dist, file), "utf8")]))

/** The file that an address of the site leads to. */
function fileOf(path: string): string | undefined {
  return [path, `${path}.html`, join(path, "index.html")].find((file) => {
    const whole = join(dist, file)
    return existsSync(whole) && statSync(whole).isFile()
  })
}

it("no page is over 60 kB", () => {
  const heavy = [...htmlOf].filter(([, html]) => Buffer.byteLength(html) > 60_000)
  expect(heavy.map(([file, html]) => `${file}: ${String(Buffer.byteLength(html))}`)).toEqual([])
  expect(pages.length).toBeGreaterThan(50)
})

it("every link of every page leads to a page and a heading of it", () => {
  const dead: string[] = []
  for (const [file, html] of htmlOf) {
    const hrefs = [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"))
    for (const href of hrefs) {
      if (/^(https?:|data:|mailto:)/.test(href)) continue
      const [address = "", anchor = ""] = href.split("#")
      const path = address.split("?")[0] ?? ""
      const target = path === "" ? file : fileOf(path.startsWith("/") ? path.slice(1) : join(dirname(file), path))
      if (target === undefined) dead.push(`${file}: ${href}`)
      else if (anchor !== "" && !htmlOf.get(target)?.includes(`id="${decodeURIComponent(anchor)}"`))
        dead.push(`${file}: ${href}`)
    }
  }
  expect(dead).toEqual([])
})

it("the home page states the size of the script tag that it was built with", () => {
  const manifest: readonly { readonly file: string; readonly brotliBytes: number }[] = JSON.parse(
    readFileSync(join(dist, "ringside/manifest.json"), "utf8"),
  )
  const { brotliBytes } = manifest.find(({ file }) => file === "ringside.js") ?? { brotliBytes: Number.NaN }
  expect(htmlOf.get("index.html")).toContain(`One script tag of ${(brotliBytes / 1000).toFixed(1)} kB.`)
})

it("every page is in a list, and has one title", () => {
  const listed = new Set(
    [...htmlOf.values()].flatMap((html) => [...html.matchAll(/\shref="\/([^"#?]*)"/g)].map(([, path = ""]) => path)),
  )
  const names = pages.map((file) => relative(dist, join(dist, file)).replace(/(index)?\.html$/, ""))
  const alone = names.filter(
    (name) => name !== "404" && name !== "" && ![name, `${name}.html`].some((each) => listed.has(each)),
  )
  expect(alone).toEqual([])
  const untitled = [...htmlOf].filter(
    ([file, html]) =>
      file !== "404.html" && file !== "index.html" && file !== "playground.html" && html.split("<h1").length !== 2,
  )
  expect(untitled.map(([file]) => file)).toEqual([])
})
