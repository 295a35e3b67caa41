import { spawn } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { plainPictures } from "./plainPictures.ts"

/** The password of the shop's administrator, whose name is `admin`. */
export const administratorPassword = "tres asaltos y medio"

/** A server of ours in its own process. */
export interface RunningServer {
  readonly url: string
  close(): Promise<void>
}

const examples = new URL("../../../../examples/", import.meta.url)

/** Opens the built example shop on a free port, with a database that exists only in memory. */
export function openShop(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const always = { DATA_DIR: "memory://", ADMIN_PASSWORD: administratorPassword, PICTURES_DIR: plainPictures }
  return openServer("shop/dist/server.js", { ...always, ...settings })
}

/** Opens the one-page example on a free port. */
export function openStaticHtml(): Promise<RunningServer> {
  return openServer("static-html/server.mjs", {})
}

/** Opens the starter of a static page on a free port, with the built script tag. */
export function openStarter(): Promise<RunningServer> {
  return openServer("starters/static/server.mjs", {
    RINGSIDE: fileURLToPath(new URL("../packages/embed/dist", examples)),
  })
}

/** Opens the server in one file that the site's recipe shows, on a free port, with these pages and the built script tag. */
export async function openRecipeServer(pages: Readonly<Record<string, string>>): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "ringside-recipe-"))
  const recipe = fileURLToPath(new URL("../packages/testing/consumers/node/basketServer.mjs", examples))
  copyFileSync(recipe, join(folder, "server.mjs"))
  mkdirSync(join(folder, "public"))
  symlinkSync(fileURLToPath(new URL("../packages/embed/dist", examples)), join(folder, "public", "ringside"))
  for (const [name, html] of Object.entries(pages)) writeFileSync(join(folder, "public", name), html)
  const server = await openServer(join(folder, "server.mjs"), {})
  return {
    ...server,
    async close() {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Rejects when the server ends before it has printed its address. */
async function openServer(file: string, settings: Readonly<Record<string, string>>): Promise<RunningServer> {
  const env = { ...process.env, PORT: "0", ...settings }
  const server = spawn(process.execPath, [fileURLToPath(new URL(file, examples))], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = new Promise<null>((resolve) => server.once("exit", () => resolve(null)))
  const opened = new Promise<string>((resolve) => {
    let output = ""
    server.stdout.on("data", (words: Buffer) => {
      output += words.toString()
      const address = /https?:\/\/\S+/.exec(output)?.[0]
      if (address !== undefined) resolve(address)
    })
  })
  const url = await Promise.race([opened, ended])
  if (url === null) throw new Error(`examples/${file} ended before it was open; its words are above.`)
  return {
    url,
    async close() {
      server.kill()
      await ended
    },
  }
}
