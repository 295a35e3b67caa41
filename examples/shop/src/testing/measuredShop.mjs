/* Also read by the benchmark (scripts/bench/sections/memory.mjs), which can't run TypeScript. */
import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"

/**
 * The memory of a process after garbage collection. The heap has JavaScript's objects, without the database's own memory.
 * @typedef {{ readonly residentMb: number, readonly heapMb: number }} Memory
 */

/**
 * A Node process whose memory can be measured. `output` is what it wrote up to the awaited text.
 * @typedef {{ readonly output: string, readonly readMemory: () => Promise<Memory>, readonly stop: () => Promise<void> }} MeasuredProcess
 */

const shopFolder = fileURLToPath(new URL("../..", import.meta.url))
const address = /http:\/\/localhost:\d+/

/** After so many requests all code is compiled, and each page has been made in both languages. */
export const warmUpCount = 400
const atOnce = 8

/** Pages of each kind in both languages, the Store API, pictures, and what doesn't exist. */
const paths = [
  ...["/", "/en/", "/tienda/", "/en/tienda/page/2/", "/?s=gloves", "/categoria-producto/mujeres/", "/carrito/"],
  ...["/product/nuria-relente-castroviejo/", "/en/product/viktor-grua-halvorsund/", "/wp-json/wc/store/v1/cart"],
  ...["/figures/nuria-relente-castroviejo/1-320.webp", "/figures/hakim-orsolo/1-640.avif", "/mi-cuenta/", "/nada/"],
]

/** Answers each message of the parent with the memory after two collections: the first one only finds objects with finalizers. */
const reporter = `
  process.on("message", () => {
    gc()
    gc()
    const { rss, heapUsed } = process.memoryUsage()
    process.send({ residentMb: rss / 2 ** 20, heapMb: heapUsed / 2 ** 20 })
  })
  process.channel.unref()`

const flags = [
  ...["--expose-gc", "--import", `data:text/javascript,${encodeURIComponent(reporter)}`],
  // The flags of "npm start".
  ...["--max-semi-space-size=4", "--max-old-space-size=256"],
]

/** A database with nothing but the shop's queries of its products. */
const databaseAlone = `
  const { PGlite } = await import("@electric-sql/pglite")
  const database = await PGlite.create({ dataDir: process.argv[1] })
  for (let turn = 0; turn < 200; turn += 1) await database.query("select * from products, product_texts")
  console.log("opened")
  setInterval(() => undefined, 1000)`

/**
 * Starts the built shop on a free port.
 * @param {string} server the path of the built file
 * @param {string} dataDir
 * @param {string} [databaseUrl] of a PostgreSQL server in place of the embedded database
 * @returns {Promise<MeasuredProcess & { readonly url: string }>}
 */
export async function startMeasuredShop(server, dataDir, databaseUrl = "") {
  const shop = await startMeasured([server], address, { PORT: "0", DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  return { ...shop, url: address.exec(shop.output)?.[0] ?? "" }
}

/**
 * Starts the shop's embedded database alone.
 * @param {string} folder of the database
 */
export function startMeasuredDatabase(folder) {
  return startMeasured(["--input-type=module", "--eval", databaseAlone, "--", folder], /opened/, {})
}

/**
 * Sends requests of visitors who keep no cookie, so that each is a new one; every twentieth fills a basket.
 * @param {string} url of the shop
 * @param {number} count of requests
 * @throws Error when the shop answers with neither a page nor "not found"
 */
export async function visitShop(url, count) {
  let sent = 0
  const visitor = async () => {
    while (sent < count) {
      const turn = sent++
      const isAdd = turn % 20 === 0
      const path = isAdd ? "/?wc-ajax=add_to_cart" : paths[turn % paths.length]
      const response = await fetch(`${url}${path}`, {
        ...(isAdd && { method: "POST", body: new URLSearchParams({ product_id: "101" }) }),
        // The shop may close a connection that was kept, while this process sends on it.
        headers: { connection: "close" },
      })
      await response.arrayBuffer()
      if (response.status !== 200 && response.status !== 404) throw new Error(`${path}: ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
}

/**
 * Starts Node in the shop's folder, with the flags of its "npm start", and waits until its output matches `isOpen`.
 * @param {readonly string[]} args
 * @param {RegExp} isOpen
 * @param {Readonly<Record<string, string>>} env
 * @returns {Promise<MeasuredProcess>}
 */
async function startMeasured(args, isOpen, env) {
  const child = spawn(process.execPath, [...flags, ...args], {
    cwd: shopFolder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  })
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => child.once("exit", () => resolve()))
  /** @type {string} */
  const output = await new Promise((resolve, reject) => {
    let written = ""
    child.stdout?.setEncoding("utf8").on("data", (words) => {
      written += words
      if (isOpen.test(written)) resolve(written)
    })
    void ended.then(() => reject(new Error(`the process ended before it was open: ${written}`)))
  })
  return {
    output,
    readMemory: () =>
      new Promise((resolve) => {
        child.once("message", (memory) => resolve(/** @type {Memory} */ (memory)))
        child.send("memory")
      }),
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
