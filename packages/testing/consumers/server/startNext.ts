import { spawn } from "node:child_process"
import { join } from "node:path"
import { inject, onTestFinished } from "vitest"

/** Starts a built app on a free port; rejects when it ends before it is open. */
export async function startNext(app: string): Promise<string> {
  const folder = join(inject("consumers"), app)
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
