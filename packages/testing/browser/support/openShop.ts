import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"

const server = fileURLToPath(new URL("../../../../examples/shop/dist/server.js", import.meta.url))

/** Serves the built example shop on a free port, with a database that ends with it. */
export async function openShop(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const env = { ...process.env, PORT: "0", DATA_DIR: "memory://" }
  const shop = spawn(process.execPath, [server], { env, stdio: ["ignore", "pipe", "inherit"] })
  const ended = new Promise<void>((resolve) => shop.once("exit", () => resolve()))
  const url = new Promise<string>((resolve) => {
    let said = ""
    shop.stdout.on("data", (words: Buffer) => {
      said += words.toString()
      const address = /https?:\/\/\S+/.exec(said)?.[0]
      if (address !== undefined) resolve(address)
    })
  })
  const died = ended.then(() => {
    throw new Error("The example shop ended before it was open; its words are above.")
  })
  return {
    url: await Promise.race([url, died]),
    async close() {
      died.catch(() => undefined)
      shop.kill()
      await ended
    },
  }
}
