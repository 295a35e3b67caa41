import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Hono } from "hono"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { filesOf } from "./files.ts"

let folder = ""

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "files-"))
  await mkdir(join(folder, "public", "chunks"), { recursive: true })
  await writeFile(join(folder, "public", "ringside.js"), "start()")
  await writeFile(join(folder, "public", "chunks", "ui-A1B2C3D4.js"), "ui()")
  await writeFile(join(folder, "public", "font-latin-500-ABCDEFGH.woff2"), "font")
  await writeFile(join(folder, "public", "secret"), "no type")
  await writeFile(join(folder, "public", ".env.js"), "hidden")
  await writeFile(join(folder, "above.js"), "above")
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function request(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const routes = new Hono().get("/files/*", filesOf(join(folder, "public"), "/files/"))
  return Promise.resolve(routes.request(path, { headers }))
}

describe("files", () => {
  test.each([
    { path: "ringside.js", type: "text/javascript; charset=utf-8", caching: "no-cache" },
    { path: "ringside.js?ver=1.2", type: "text/javascript; charset=utf-8", caching: "no-cache" },
    {
      path: "chunks/ui-A1B2C3D4.js",
      type: "text/javascript; charset=utf-8",
      caching: "public, max-age=31536000, immutable",
    },
    { path: "font-latin-500-ABCDEFGH.woff2", type: "font/woff2", caching: "public, max-age=31536000, immutable" },
  ])("$path is $type, kept by $caching", async ({ path, type, caching }) => {
    const response = await request(`/files/${path}`)
    expect(response.status).toBe(200)
    expect(response.headers.get("Content-Type")).toBe(type)
    expect(response.headers.get("Cache-Control")).toBe(caching)
  })

  test("what a browser has already is not sent again, until it changes", async () => {
    const tag = (await request("/files/ringside.js")).headers.get("ETag") ?? ""
    const again = await request("/files/ringside.js", { "If-None-Match": tag })
    expect([again.status, await again.text()]).toEqual([304, ""])
    expect((await request("/files/ringside.js", { "If-None-Match": '"older"' })).status).toBe(200)
  })

  test.each([
    "missing.js",
    "secret",
    ".env.js",
    "chunks",
    "chunks/",
    "..%2fabove.js",
    "%2e%2e%2fabove.js",
    "chunks/..%2f..%2fabove.js",
    "chunks%5c..%5cabove.js",
    "%00.js",
    "/etc/passwd.js",
  ])("%s is not served", async (path) => {
    expect((await request(`/files/${path}`)).status).toBe(404)
  })
})
