import { existsSync, readFileSync } from "node:fs"
import { extname, join } from "node:path"
import type { Page } from "playwright-core"
import { expect, inject, onTestFinished } from "vitest"
import { openPage } from "../browser/support/openPage.ts"
import { serveDoubles } from "../src/host/index.ts"
import { type CartServer, createCartServer, type ServerAnswer, type ServerDouble } from "../src/index.ts"

/** An app in the browser, beside the server of its basket. */
export interface OpenApp {
  readonly page: Page
  readonly cart: CartServer
}

/** Opens the built files of an app, beside the server `cart`; `prepare` runs before. Whatever it writes to the console fails the test. */
export async function openApp(
  app: string,
  path: string,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
  cart: CartServer = createCartServer(),
): Promise<OpenApp> {
  const server = await serveDoubles([serveFiles(join(inject("consumers"), app, "dist")), cart])
  onTestFinished(() => server.close())
  const { page, warnings } = await openPage(server.url + path, { isPlain: true, prepare })
  onTestFinished(() => {
    expect(warnings, "warnings in the console").toEqual([])
    expect(cart.mistakes, "requests that the shop's server doesn't know").toEqual([])
  })
  return { page, cart }
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
}

function serveFiles(folder: string): ServerDouble {
  return {
    handle({ path }) {
      const { pathname } = new URL(path, "http://double.invalid/")
      const file = join(folder, pathname === "/" ? "index.html" : pathname)
      const type = types[extname(file)]
      if (type === undefined || !existsSync(file)) return null
      const answer: ServerAnswer = {
        status: 200,
        headers: { "content-type": type },
        cookies: [],
        body: readFileSync(file, "utf8"),
      }
      return Promise.resolve(answer)
    },
  }
}
