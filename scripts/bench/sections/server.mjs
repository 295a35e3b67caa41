import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { startMeasuredShop, visitShop, warmUpCount } from "../../../examples/shop/src/testing/measuredShop.mjs"
import { shopBuild } from "../../builds.mjs"
import { root } from "../../workspace.mjs"

/** @typedef {import("../figures.mjs").Figure} Figure */

/** Requests per second. */
const rates = [30, 60, 100]
/** How long each rate is held, in seconds. */
const holdS = 30
/** The memory is read after these minutes at the lowest rate. */
const memoryMinutes = [2, 10]
/** Each tenth request adds to a basket of its own. */
const addEvery = 10
const slowestMs = 150

const pages = [
  "/",
  "/en/",
  "/tienda/",
  "/en/tienda/page/2/",
  "/product/nuria-relente-castroviejo/",
  "/carrito/",
  "/mi-cuenta/",
]

/**
 * SERVER: measures the example shop's answers at fixed rates, and its memory over ten minutes.
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureServer() {
  const { DATABASE_URL: databaseUrl } = process.env
  return {
    goal: "SERVER",
    title: "the example shop under load",
    method: `The built shop on its embedded database, and once more on the PostgreSQL server in DATABASE_URL where one is named, with client and database on the same machine, after ${warmUpCount} requests to warm up. Requests begin at a fixed rate for ${holdS} s, whether or not earlier ones are answered: pages of each kind in both languages, and every tenth an add by a new visitor. Memory: resident, after garbage collection, at ${rates[0]} requests a second, on the embedded database. One run.`,
    figures: [
      ...(await inShop((shop) => measureShop(shop))),
      ...(databaseUrl ? await inShop((shop) => measureRates(shop, "PostgreSQL, "), databaseUrl) : []),
    ],
  }
}

/** @typedef {Awaited<ReturnType<typeof startMeasuredShop>>} Shop */

/**
 * Runs `measure` on a shop that has just started, with an empty folder.
 * @param {(shop: Shop) => Promise<Figure[]>} measure
 * @param {string} [databaseUrl]
 */
async function inShop(measure, databaseUrl) {
  const dataDir = await mkdtemp(join(tmpdir(), "shop-server-"))
  try {
    const shop = await startMeasuredShop(join(root, shopBuild.output), dataDir, databaseUrl)
    try {
      await visitShop(shop.url, warmUpCount)
      return await measure(shop)
    } finally {
      await shop.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * @param {Shop} shop
 * @returns {Promise<Figure[]>}
 */
async function measureShop(shop) {
  const figures = await measureRates(shop, "")
  const memory = []
  let minutes = 0
  for (const until of memoryMinutes) {
    await holdRate(shop.url, rates[0] ?? 1, (until - minutes) * 60)
    minutes = until
    memory.push((await shop.readMemory()).residentMb)
  }
  const [early = Number.NaN, late = Number.NaN] = memory
  return [
    ...figures,
    { what: `memory after ${memoryMinutes[0]} minutes`, unit: "KiB", ours: [early * 1024] },
    { what: `… after ${memoryMinutes[1]}, beside that`, unit: "times", ours: [late / early], limit: 1.1 },
  ]
}

/**
 * @param {Shop} shop
 * @param {string} database before the names of the figures
 */
async function measureRates(shop, database) {
  const figures = []
  for (const rate of rates) figures.push(...describeRate(rate, await holdRate(shop.url, rate, holdS), database))
  return figures
}

/** @typedef {{ readonly kind: "page" | "add", readonly ms: number, readonly isRefused: boolean }} Answer */

/**
 * Sends requests at a fixed rate, and waits for all answers.
 * @param {string} url
 * @param {number} rate requests a second
 * @param {number} seconds
 */
async function holdRate(url, rate, seconds) {
  /** @type {Promise<Answer>[]} */
  const answers = []
  const startedAt = performance.now()
  for (let index = 0; index < rate * seconds; index += 1) {
    const dueMs = startedAt + (index * 1000) / rate - performance.now()
    if (dueMs > 1) await wait(dueMs)
    answers.push(index % addEvery === 0 ? send(url, "add") : send(url, "page", pages[index % pages.length]))
  }
  return Promise.all(answers)
}

/**
 * @param {string} url
 * @param {Answer["kind"]} kind
 * @param {string} [path]
 * @returns {Promise<Answer>}
 */
async function send(url, kind, path = "/?wc-ajax=add_to_cart") {
  const startedAt = performance.now()
  const isRefused = await (kind === "add" ? add(url + path) : fetch(url + path)).then(
    async (response) => {
      await response.arrayBuffer()
      return !response.ok
    },
    () => true,
  )
  return { kind, ms: performance.now() - startedAt, isRefused }
}

/** @param {string} address */
function add(address) {
  return fetch(address, {
    method: "POST",
    headers: { "x-requested-with": "XMLHttpRequest" },
    body: new URLSearchParams({ product_id: "103", quantity: "1" }),
  })
}

/**
 * @param {number} rate
 * @param {readonly Answer[]} answers
 * @param {string} database before the names of the figures
 * @returns {Figure[]}
 */
function describeRate(rate, answers, database) {
  const read = (/** @type {Answer["kind"]} */ kind, /** @type {number} */ share) => {
    const times = answers.filter((answer) => answer.kind === kind).map(({ ms }) => ms)
    return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN
  }
  const where = `${database}${rate} requests a second`
  const limit = rate === 60 ? { limit: slowestMs } : {}
  return [
    { what: `${where}: pages, half of them`, unit: "ms", ours: [read("page", 0.5)] },
    { what: `${where}: pages, 99th percentile`, unit: "ms", ours: [read("page", 0.99)], ...limit },
    { what: `${where}: adds, half of them`, unit: "ms", ours: [read("add", 0.5)] },
    { what: `${where}: adds, 99th percentile`, unit: "ms", ours: [read("add", 0.99)], ...limit },
    {
      what: `${where}: refused or lost`,
      unit: "count",
      ours: [answers.filter(({ isRefused }) => isRefused).length],
      ...(rate === 100 && { limit: 0 }),
    },
  ]
}
