import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it, onTestFinished } from "vitest"
import { readParts } from "../../packages/embed/build/parts.mjs"
import { runProcess } from "../../scripts/processes.mjs"
import { parseWidgetRequest } from "../../scripts/newWidget/widgetRequest.mjs"
import { root } from "../../scripts/workspace.mjs"
import {
  type DocumentCommand,
  findUnproven,
  listDocumentCommands,
  listShellSnippets,
  notRun,
  runElsewhere,
} from "./documentCommands.ts"
import { openBrowser } from "./openBrowser.ts"

const readDocument = (file: string) => readFileSync(join(root, file), "utf8")

/** The commands that a test below runs, each with the words of that test's name. */
const runHere = [
  [/^npm run (build|plugin)$|^npm run hosting|^npm test -- --help$/, "ends well"],
  [/^(PORT=8080 )?npm start$|^npm run static$/, "serves"],
  [/^(reviews=|curl )/, "moderate reviews"],
  [/^npm run new-widget -- /, "makes a package"],
  [/^cp -r |^(PORT=0 )?node (my-shop\/)?server\.mjs$/, "a shop of the recipe"],
] as const

const commands = listDocumentCommands()
const listCommands = (pattern: RegExp) => [
  ...new Set(commands.map(({ command }) => command).filter((command) => pattern.test(command))),
]

describe("the commands of all documents", () => {
  const known = [...runHere, ...runElsewhere.map(({ command }) => [command] as const), ...notRun]

  it("are run, or can't be run here for a reason", () => {
    const unknown = commands.filter(({ command }) => !known.some(([pattern]) => pattern.test(command)))
    expect(unknown satisfies readonly DocumentCommand[]).toEqual([])
    expect(commands.length).toBeGreaterThan(40)
  })

  it("have no rule for a command that is gone", () => {
    expect(known.filter(([pattern]) => !commands.some(({ command }) => pattern.test(command)))).toEqual([])
  })

  it.each(runElsewhere)("that match $command are run by $test", (elsewhere) => {
    const unproven = listCommands(elsewhere.command).flatMap((command) => findUnproven(elsewhere, command))
    expect(unproven).toEqual([])
  })
})

/**
 * How long a command may take. The step has built what they need, so each takes seconds; where other work shares the cores, a shop's build has
 * taken a minute. The limit is for a command that hangs.
 */
const limitMs = 5 * 60_000
/** A test of commands ends after their limit, so that its failure names the command. */
const timeout = limitMs + 60_000

/** Runs a command as a reader types it. */
function runCommand(command: string, env: Readonly<Record<string, string>> = {}) {
  return runProcess("bash", ["-c", command], { env, limitMs })
}

it.each(listCommands(runHere[0][0]))("`%s` ends well", { timeout }, async (command) => {
  const { code, output } = await runCommand(command)
  expect({ code, output }).toMatchObject({ code: 0 })
  if (!command.includes("hosting")) return
  expect(output).toMatch(/'sha256-[\w+/]+=*'/)
  const base = command.split(" -- ")[1] ?? "/ringside/"
  expect(readDocument("packed/hosting/tags.html")).toContain(`src="${base}`)
})

it.each(listCommands(runHere[3][0]))("`%s` makes a package: its name is free", async (command) => {
  const [, name = "", text = "", option] = /-- ([\w-]+) "(.*)"(?: (--\w+))?$/.exec(command) ?? []
  const hookNames = (await readParts()).flatMap(({ hooks = {} }) => Object.keys(hooks))
  const isFolder = (folder: string) => existsSync(join(root, "packages", folder))
  const request = parseWidgetRequest([name, text, ...(option === undefined ? [] : [option])], { hookNames, isFolder })
  expect(request).toMatchObject({ kind: "asked", template: option === undefined ? "widget" : "behaviour" })
})

const servers: ChildProcess[] = []
afterAll(() => {
  for (const { pid } of servers) if (pid !== undefined) process.kill(-pid)
})

/** Starts a server by a command, on a free port; returns its address. Its children end with this file. */
async function serve(command: string, env: Readonly<Record<string, string>> = {}, folder = root): Promise<string> {
  const typed = command.replace(/^PORT=\d+ /, "")
  const server = spawn("bash", ["-c", typed], {
    cwd: folder,
    env: { ...process.env, PORT: "0", ...env },
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  })
  servers.push(server)
  return new Promise((resolve, reject) => {
    let output = ""
    server.stdout.on("data", (words: Buffer) => {
      output += words.toString()
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? []
      if (address !== undefined) resolve(address)
    })
    server.once("exit", () => reject(new Error(`${command} ended: ${output}`)))
  })
}

const token = "a token of this test, which is long enough"
const shopSettings = { DATA_DIR: "memory://", ADMIN_PASSWORD: "tres asaltos y medio", ADMIN_TOKEN: token }

it.each(listCommands(runHere[1][0]))("`%s` serves its page", { timeout }, async (command) => {
  const address = await serve(command, shopSettings)
  const answer = await fetch(address)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain("ringside.js")
})

it("the commands that moderate reviews are taken by the shop", { timeout }, async () => {
  const address = await serve("npm start", shopSettings)
  const body = new URLSearchParams({
    comment_post_ID: "126",
    author: "Ana",
    email: "ana@example.com",
    rating: "5",
    comment: "Heavy, and quiet on the shelf.",
  })
  await fetch(`${address}/wp-comments-post.php`, { method: "POST", body, headers: { Origin: address } })
  const [snippet = ""] = listShellSnippets(readDocument("examples/shop/README.md"))
  const lines = snippet.replaceAll("http://localhost:3000", address).replaceAll("curl ", "curl --silent --fail ")
  const { code, output } = await runCommand(`set -e\n${lines}`, { ADMIN_TOKEN: token })
  expect({ code, output }).toMatchObject({ code: 0 })
  expect(output).toContain('"status":"approved"')
})

it("a shop of the recipe's commands, and pages of one's own in it, sell products", { timeout }, async () => {
  const recipe = readDocument("site/pages/recipes/server.md")
  const folder = mkdtempSync(join(tmpdir(), "ringside-recipe-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  // The copy of the repository, which the build has been run in.
  for (const name of ["examples", "packages"]) symlinkSync(join(root, name), join(folder, name))
  const [, ...typed] = (listShellSnippets(recipe)[0] ?? "").split("\n").filter(Boolean)
  const copies = typed.filter((line) => line.startsWith("cp "))
  expect(await runProcess("bash", ["-c", `cd "${folder}"\n${copies.join("\n")}`])).toEqual({ code: 0, output: "" })
  const pages = [...recipe.matchAll(/`my-shop\/(pages\/[\w-]+\.html)`[^]*?```html\n([^]*?)```/g)]
  for (const [, file = "", html = ""] of pages) writeFileSync(join(folder, "my-shop", file), html)
  const address = await serve(typed.find((line) => line.startsWith("node ")) ?? "", {}, folder)
  const browser = await openBrowser()
  onTestFinished(() => browser.close())
  for (const [path, basket] of [
    ["/", "/basket.html"],
    ["/own.html", "/own-basket.html"],
  ] as const) {
    const opened = await browser.newPage({ locale: "en-GB" })
    await opened.goto(address + path)
    const drawer = opened.getByRole("dialog")
    await opened
      .getByRole("button", { name: /Field notebook/ })
      .first()
      .click()
    await drawer.getByText("Field notebook").first().waitFor()
    await drawer.getByText("€18.00").first().waitFor()
    await opened.keyboard.press("Escape")
    await drawer.waitFor({ state: "hidden" })
    await opened.getByRole("group", { name: "Size" }).getByRole("radio", { name: "L", exact: true }).check()
    await opened.getByRole("button", { name: "Add to basket Workshop T-shirt" }).click()
    await drawer.getByText("€26.00").first().waitFor()
    await drawer.getByRole("link", { name: "View basket" }).click()
    await opened.waitForURL(address + basket)
    await opened.getByText("€44.00").first().waitFor()
    await opened.getByText("Workshop T-shirt").first().waitFor()
    await opened.context().close()
  }
})
