import { setTimeout as wait } from "node:timers/promises"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { embedBuild } from "../../builds.mjs"
import { root } from "../../workspace.mjs"
import { viewPage } from "../pageView.mjs"
import { inTab } from "../tab.mjs"
import { listVisitPages, prepareVisit } from "../visits.mjs"

/**
 * @typedef {import("../bench.mjs").Bench} Bench
 * @typedef {import("../figures.mjs").Figure} Figure
 */

/** The time after the load event in which requests count. */
const watchMs = 5000
/** 1 kB is 1000 bytes. */
const kB = 1000

/** The goals of a whole page, in kB of script. @type {Record<keyof ReturnType<typeof listVisitPages>, number>} */
const limits = { blog: 14, archive: 25, product: 38, basket: 45, checkout: 60 }

/**
 * P2: measures what a first visit without an action fetches of ours, file by file, and what its later pages ask for again.
 * @param {Bench} bench
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureFirstVisitFiles(bench) {
  const pages = listVisitPages(bench)
  /** @type {Figure[]} */
  const figures = []
  for (const name of /** @type {(keyof typeof pages)[]} */ (Object.keys(pages))) {
    const path = pages[name]
    const files = await listFiles(bench, path)
    figures.push(
      {
        what: `script of a first visit, ${name}`,
        unit: "kB",
        ours: [sum(files.filter(({ file }) => file.endsWith(".js")))],
        without: [await sumScripts(bench, "none", path)],
        peer: [await sumScripts(bench, "peer", path)],
        limit: limits[name],
      },
      ...files.map(({ file, bytes }) => ({
        what: `${name}: ${nameOf(file)}`,
        unit: /** @type {const} */ ("kB"),
        ours: [bytes / kB],
      })),
    )
  }
  const { nextPages, secondViews } = await listLaterRequests(bench)
  figures.push(...countRequests("next pages", nextPages), ...countRequests("second views", secondViews))
  return {
    goal: "P2",
    title: "what a first visit fetches",
    method: [
      `Our own files in brotli, by the address of each request, until ${watchMs / kB} s after the load event, on a first visit that has refused consent and does nothing; basket and checkout have one item. Wallets and cards are on. Beside them all script that the page fetches without ours and with the jQuery stack, in brotli of the same quality. Bytes don't scatter, so it is measured once.`,
      `Later pages: one visit with an item in the basket sees the five pages in turn, ${watchMs / kB} s each, then each once more. Counted are the requests that reach the server for files of ours that the visit had fetched; what a page is the first to need isn't among them. The shop sends the script tag's own file with \`no-cache\`, so that each view asks whether it has changed, and gets an answer without a body; in the folder of a version ([hosting.md](hosting.md)) it is immutable. The jQuery stack's files are sent by the benchmark itself, so their caching would say nothing.`,
      "There is no ratio to the script that ours takes out: the platform's own plugin scripts were not run, and the jQuery stack does much less than they do.",
    ].join("\n\n"),
    figures,
  }
}

/**
 * Lists our files that a page requests, in their order.
 * @param {Bench} bench
 * @param {string} path
 */
function listFiles(bench, path) {
  /** @type {readonly { file: string, brotliBytes: number }[]} */
  const manifest = JSON.parse(readFileSync(join(root, embedBuild.output), "utf8"))
  return inTab(bench.browser, async (tab) => {
    const { page } = tab
    await prepareVisit(bench, tab, "ringside", path)
    /** @type {{ file: string, bytes: number }[]} */
    const files = []
    page.on("request", (request) => {
      const file = manifest.find((each) => request.url().endsWith(`/ringside/${each.file}`))
      if (file) files.push({ file: file.file, bytes: file.brotliBytes })
    })
    await page.goto(bench.doors.ringside.url + path, { waitUntil: "load" })
    await wait(watchMs)
    return files
  })
}

/**
 * The kB of script that a page fetches, ours or not.
 * @param {Bench} bench
 * @param {"none" | "peer"} variant
 * @param {string} path
 */
function sumScripts(bench, variant, path) {
  return inTab(bench.browser, async (tab) => {
    await prepareVisit(bench, tab, variant, path)
    const { scriptBytes, laterScriptBytes } = await viewPage(tab, bench.doors[variant].url + path, watchMs)
    return (scriptBytes + laterScriptBytes) / kB
  })
}

/**
 * Lists the files of ours that the later pages of a visit ask the server for once more: each next page, then the second view of each.
 * @param {Bench} bench
 */
function listLaterRequests(bench) {
  const paths = Object.values(listVisitPages(bench))
  const door = bench.doors.ringside
  return inTab(bench.browser, async (tab) => {
    await prepareVisit(bench, tab, "ringside", bench.pages.basket)
    /** @type {Set<string>} */
    const fetched = new Set()
    /** @type {string[][]} */
    const repeated = []
    for (const path of [...paths, ...paths]) {
      /** @type {string[]} */
      const files = []
      door.onRequest = (asked) => {
        const [, file] = asked.split("/ringside/")
        if (file !== undefined) files.push(file)
      }
      await tab.page.goto(door.url + path, { waitUntil: "load" })
      await wait(watchMs)
      repeated.push(files.filter((file) => fetched.has(file)))
      for (const file of files) fetched.add(file)
    }
    door.onRequest = () => undefined
    return { nextPages: repeated.slice(0, paths.length).flat(), secondViews: repeated.slice(paths.length).flat() }
  })
}

/**
 * Counts the requests of later pages for files that were fetched before, in all and of each file.
 * @param {string} views the name of these pages
 * @param {readonly string[]} files one for each request
 * @returns {Figure[]}
 */
export function countRequests(views, files) {
  const names = files.map((file) => nameOf(file))
  return [
    { what: `${views}: requests for files fetched before`, unit: "count", ours: [files.length], limit: 0 },
    ...[...new Set(names)].map((name) => ({
      what: `${views}: ${name}`,
      unit: /** @type {const} */ ("count"),
      ours: [names.filter((each) => each === name).length],
    })),
  ]
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
