import { setTimeout as wait } from "node:timers/promises"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { embedBuild } from "../../builds.mjs"
import { root } from "../../workspace.mjs"
import { inTab } from "../tab.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 */

/** The time after the load event in which requests count. */
const watchMs = 5000
/** 1 kB is 1000 bytes. */
const kB = 1000

/** The goals of a whole page, in kB of script. */
const limits = { blog: 14, archive: 25, product: 38, basket: 45, checkout: 60 }

/**
 * P2: measures what a first visit without an action fetches of ours, file by file.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureFirstVisitFiles(bench) {
  const { archive, product, basket } = bench.pages
  const pages = { blog: "/envios/", archive, product, basket, checkout: "/checkout/" }
  /** @type {Figure[]} */
  const figures = []
  for (const [name, path] of Object.entries(pages)) {
    const files = await listFiles(bench, path, { hasItem: path === basket || name === "checkout" })
    const limit = limits[/** @type {keyof typeof limits} */ (name)]
    const scripts = files.filter(({ file }) => file.endsWith(".js"))
    figures.push(
      { what: `script of a first visit, ${name}`, unit: "kB", ours: [sum(scripts)], limit },
      ...files.map(({ file, bytes }) => ({
        what: `${name}: ${nameOf(file)}`,
        unit: /** @type {const} */ ("kB"),
        ours: [bytes / kB],
      })),
    )
  }
  return {
    goal: "P2",
    title: "what a first visit fetches",
    method: `Our own files in brotli, by the address of each request, until ${watchMs / kB} s after the load event, on a first visit that has refused consent and does nothing; basket and checkout have one item. Wallets and cards are on. Bytes don't scatter, so it is measured once.`,
    figures,
  }
}

/**
 * Lists our files that a page requests, in their order.
 * @param {Bench} bench
 * @param {string} path
 * @param {{ hasItem: boolean }} options whether the basket has an item
 */
function listFiles({ browser, doors, productId }, path, { hasItem }) {
  const { url } = doors.ringside
  /** @type {readonly { file: string, brotliBytes: number }[]} */
  const manifest = JSON.parse(readFileSync(join(root, embedBuild.output), "utf8"))
  return inTab(browser, async ({ page, context }) => {
    const refused = ["statistics", "marketing"].map((name) => ({ name: `wp_consent_${name}`, value: "deny", url }))
    await context.addCookies(refused)
    if (hasItem) await context.request.get(`${url}/tienda/?add-to-cart=${productId}`)
    /** @type {{ file: string, bytes: number }[]} */
    const files = []
    page.on("request", (request) => {
      const file = manifest.find((each) => request.url().endsWith(`/ringside/${each.file}`))
      if (file) files.push({ file: file.file, bytes: file.brotliBytes })
    })
    await page.goto(url + path, { waitUntil: "load" })
    await wait(watchMs)
    return files
  })
}

/** @param {readonly { bytes: number }[]} files */
function sum(files) {
  return files.reduce((total, { bytes }) => total + bytes, 0) / kB
}

/**
 * A file's name without its hash.
 * @param {string} file
 */
function nameOf(file) {
  return file.replace("chunks/", "").replace(/-[0-9A-Z]{8}(?=\.)/, "")
}
