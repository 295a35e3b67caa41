import { spawn } from "node:child_process"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { expect, inject, it, onTestFinished } from "vitest"
import { openPage } from "../../browser/support/openPage.ts"
import { createCartServer } from "../../src/index.ts"

const folder = join(inject("consumers"), "next")

/** Starts the built app on a free port; rejects when it ends before it is open. */
async function startNext(): Promise<string> {
  const next = join(folder, "node_modules", "next", "dist", "bin", "next")
  const server = spawn(process.execPath, [next, "start", "--port", "0"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  })
  onTestFinished(() => void server.kill())
  return new Promise((open, fail) => {
    let output = ""
    server.once("exit", () => fail(new Error(`Next ended before it was open.\n${output}`)))
    server.stdout.on("data", (words: Buffer) => {
      output += words.toString()
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0]
      if (address !== undefined) open(address)
    })
  })
}

/** Opens a page of the app beside a basket's server. Whatever it writes to the console fails the test. */
async function openNext(path: string) {
  const cart = createCartServer()
  const answerCart = (page: Page) =>
    page.route("**/wp-json/**", async (route) => {
      const request = route.request()
      const { pathname, search } = new URL(request.url())
      const answer = await cart.handle({
        method: request.method(),
        path: pathname + search,
        headers: request.headers(),
        body: request.postData() ?? "",
      })
      return answer ? route.fulfill(answer) : route.fallback()
    })
  const { page, warnings } = await openPage((await startNext()) + path, { isPlain: true, prepare: answerCart })
  onTestFinished(() => expect(warnings, "warnings in the console").toEqual([]))
  return { page, cart }
}

it("formats an amount in a server component, and draws widgets in a client component", async () => {
  const { page, cart } = await openNext("/")
  await page.getByText("€44.00").first().waitFor()
  await page.getByRole("button", { name: /Southpaw/ }).click()
  await expect.poll(() => cart.basketOf().lines.map(({ quantity }) => quantity)).toEqual([1])
  await page
    .getByRole("group", { name: /Southpaw/ })
    .or(page.getByText("Southpaw").nth(1))
    .first()
    .waitFor()
})

it("imports entries with widgets in a server component", async () => {
  const { page } = await openNext("/entries")
  await page.getByText("All entries are there.").waitFor()
  await page.getByText("€12.99").waitFor({ state: "attached" })
})
