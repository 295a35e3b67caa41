import { spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { rm } from "node:fs/promises"
import { build } from "esbuild"
import { afterAll, beforeAll, onTestFinished } from "vitest"
import { ownPackages } from "../ownPackages.mjs"
import { shopFolder } from "../paths.ts"

/** A shop in its own process. */
export interface ShopProcess {
  /** The shop's address; "" when it ended before it was open. */
  readonly url: string
  /** All output and error output so far. */
  readonly output: () => string
  readonly isRunning: () => boolean
  /** Resolves with the exit code, or with the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
  readonly signal: (name: NodeJS.Signals) => void
}

/** Starts a shop; it is killed when the test ends. Resolves once the shop is open or has ended. */
export type StartShop = (settings?: Readonly<Record<string, string>>) => Promise<ShopProcess>

/** Builds the shop's server for the tests of a file, which start it as `npm start` does. */
export function useShopProcess(): StartShop {
  const file = useShopServer()
  return (settings = {}) => startShop(file, settings)
}

/** Builds the shop's server for the tests of a file; returns its path. */
export function useShopServer(): string {
  // The file must be beside the built one, because the shop resolves its folders from there.
  const file = `${shopFolder}dist/server-${randomUUID()}.js`
  beforeAll(() => buildServer(file))
  afterAll(() => rm(file))
  return file
}

async function startShop(file: string, settings: Readonly<Record<string, string>>): Promise<ShopProcess> {
  const env = { ...process.env, PORT: "0", DATA_DIR: "memory://", ...settings }
  const child = spawn(process.execPath, [file], { env, stdio: ["ignore", "pipe", "pipe"] })
  let output = ""
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once("close", (code, signal) => resolve(code ?? signal ?? 1))
  })
  const opened = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (words: string) => {
        output += words
        const address = /https?:\/\/localhost:\d+/.exec(output)?.[0]
        if (address !== undefined) resolve(address)
      })
    }
  })
  onTestFinished(async () => {
    child.kill("SIGKILL")
    await ended
  })
  return {
    url: await Promise.race([opened, ended.then(() => "")]),
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    ended,
    signal: (name) => child.kill(name),
  }
}

/** Node 20 can't run TypeScript. */
async function buildServer(file: string): Promise<void> {
  await build({
    entryPoints: [`${shopFolder}src/server.ts`],
    outfile: file,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    alias: ownPackages,
    packages: "external",
    logLevel: "warning",
  })
}
