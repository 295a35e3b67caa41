import { spawn } from "node:child_process"
import { shopBuild } from "./builds.mjs"
import { root } from "./workspace.mjs"

/**
 * Serves the built example shop on a free port, with a database that exists only in memory.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * @throws Error when the shop ends before it is open; its output is shown
 */
export async function openShop() {
  const env = { ...process.env, PORT: "0", DATA_DIR: "memory://" }
  const shop = spawn(process.execPath, [shopBuild.output], { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] })
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => shop.once("exit", () => resolve()))
  /** @type {Promise<string | null>} */
  const opened = new Promise((resolve) => {
    let output = ""
    shop.stdout.setEncoding("utf8").on("data", (words) => {
      output += words
      const [address] = /https?:\/\/\S+/.exec(output) ?? []
      if (address !== undefined) resolve(address)
    })
  })
  const url = await Promise.race([opened, ended.then(() => null)])
  if (url === null) throw new Error("The example shop ended before it was open; its words are above.")
  return {
    url,
    async close() {
      shop.kill()
      await ended
    },
  }
}
