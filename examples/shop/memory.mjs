/*
 * Measures what the shop keeps in memory above its embedded database alone: node examples/shop/memory.mjs [REQUESTS]
 * On Linux; it needs the built shop.
 */
import { spawn } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const folder = fileURLToPath(new URL(".", import.meta.url))
const requestCount = Number(process.argv[2] ?? 10_000)
const atOnce = 8
const steps = 5
const limitMb = 100

/** What visitors ask for: pages of each kind in both languages, the Store API, and pictures in several widths. */
const paths = [
  ...["/", "/en/", "/tienda/", "/en/tienda/page/2/", "/?s=gloves", "/categoria-producto/mujeres/", "/carrito/"],
  ...["/product/nuria-relente-castroviejo/", "/en/product/viktor-grua-halvorsund/", "/wp-json/wc/store/v1/cart"],
  ...[160, 320, 480, 640, 960, 1280].flatMap((width) =>
    ["nuria-relente-castroviejo/1", "viktor-grua-halvorsund/2", "hakim-orsolo/1"].flatMap((picture) =>
      ["webp", "avif"].map((format) => `/figures/${picture}-${width}.${format}`),
    ),
  ),
]

const databaseAlone = `
  const { PGlite } = await import("@electric-sql/pglite")
  const database = await PGlite.create({ dataDir: process.argv[1] })
  for (let turn = 0; turn < 200; turn += 1) await database.query("select * from products, product_texts")
  console.log("open http://localhost:0")
  setInterval(() => undefined, 1000)`

/**
 * @param {readonly string[]} args of Node
 * @param {Record<string, string>} env
 */
async function start(args, env = {}) {
  const child = spawn(process.execPath, [...args], { cwd: folder, env: { ...process.env, ...env } })
  child.stderr.pipe(process.stderr)
  const url = await new Promise((resolve) => {
    let said = ""
    child.stdout.setEncoding("utf8").on("data", (words) => {
      said += words
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0]
      if (address !== undefined) resolve(address)
    })
  })
  const stop = () =>
    new Promise((resolve) => {
      child.once("exit", resolve)
      child.kill()
    })
  return { url, pid: child.pid ?? 0, stop }
}

/** @param {number} pid */
async function readResidentMb(pid) {
  const status = await readFile(`/proc/${pid}/status`, "utf8")
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/**
 * @param {string} url
 * @param {number} first
 * @param {number} count
 */
async function ask(url, first, count) {
  let next = first
  const visit = async () => {
    while (next < first + count) {
      const answer = await fetch(`${url}${paths[next++ % paths.length]}`)
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visit))
}

const dataDir = await mkdtemp(join(tmpdir(), "shop-memory-"))
try {
  const shop = await start(["--max-semi-space-size=4", "--max-old-space-size=256", "dist/server.js"], {
    PORT: "0",
    DATA_DIR: dataDir,
  })
  console.log(`the shop, open: ${(await readResidentMb(shop.pid)).toFixed(0)} MB`)
  let peakMb = 0
  for (let step = 0; step < steps; step += 1) {
    await ask(shop.url, (step * requestCount) / steps, requestCount / steps)
    const residentMb = await readResidentMb(shop.pid)
    peakMb = Math.max(peakMb, residentMb)
    console.log(`after ${((step + 1) * requestCount) / steps} requests: ${residentMb.toFixed(0)} MB`)
  }
  await shop.stop()
  const alone = await start(["--input-type=module", "--eval", databaseAlone, "--", join(dataDir, "database")])
  const databaseMb = await readResidentMb(alone.pid)
  await alone.stop()
  const aboveMb = peakMb - databaseMb
  console.log(
    `the embedded database alone: ${databaseMb.toFixed(0)} MB; the shop was ${aboveMb.toFixed(0)} MB above it at most`,
  )
  if (aboveMb > limitMb) {
    console.error(`That is more than ${limitMb} MB.`)
    process.exitCode = 1
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
