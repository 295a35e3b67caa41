#!/usr/bin/env node
/*
 * npx @ringside/embed check FILE | FOLDER | URL …
 *
 * Lists what Ringside finds on pages (script tag, preset, hooks, scripts of the host) and the warnings that the console would show.
 * Exit codes: 0 without mistakes, 1 with some, 2 when a page can't be read.
 */
import { readFileSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { parseHTML } from "linkedom"
import { checkDocument } from "./dist/checkDocument.js"

const usage = "npx @ringside/embed check FILE | FOLDER | URL …"

/** Pages that take longer are reported as unreadable. */
const timeLimitMs = 30_000

const isUrl = (/** @type {string} */ place) => /^https?:\/\//i.test(place)

/**
 * The pages of an argument: itself, or every HTML file in a folder.
 * @param {string} place
 * @returns {readonly string[]}
 */
function listPages(place) {
  if (isUrl(place) || !statSync(place).isDirectory()) return [place]
  const files = readdirSync(place, { recursive: true, encoding: "utf8" })
  return files
    .filter((file) => /\.html?$/i.test(file) && !/(^|[\\/])node_modules[\\/]/.test(file))
    .sort()
    .map((file) => join(place, file))
}

/** @param {string} page */
async function readPage(page) {
  if (!isUrl(page)) return readFileSync(page, "utf8")
  const answer = await fetch(page, { signal: AbortSignal.timeout(timeLimitMs), headers: { accept: "text/html" } })
  if (!answer.ok) throw new Error(`the server answered ${answer.status}; expected 200 and HTML`)
  return answer.text()
}

/**
 * The report on one page.
 * @param {string} page
 * @param {import("../src/checkDocument.ts").PageFindings} findings
 */
function formatFindings(page, { tag, preset, hooks, hostScripts, mistakes }) {
  const rows = [
    `  script tag    ${tag ? `${tag.src}${tag.integrity === null ? "" : ", with integrity"}` : "none"}`,
    `  preset        ${preset ?? "none"}`,
    `  hooks         ${formatList(Object.entries(hooks).map(([name, count]) => `${name} ${count}`))}`,
    `  host scripts  ${formatList(Object.entries(hostScripts).map(([handle, jobs]) => `${handle} (does ${jobs.join(", ")})`))}`,
    `  mistakes      ${mistakes.length}`,
    ...mistakes.flatMap(({ message, element }) => [
      `    ${message}`,
      ...(element === null ? [] : [`      ${element}`]),
    ]),
  ]
  return [page, ...rows].join("\n")
}

/** @param {readonly string[]} items */
function formatList(items) {
  return items.length === 0 ? "none" : items.join(", ")
}

/** @param {readonly string[]} places */
async function check(places) {
  let exitCode = 0
  for (const place of places) {
    try {
      const pages = listPages(place)
      if (pages.length === 0) throw new Error("the folder holds no .html file; expected one")
      for (const page of pages) {
        const { document } = parseHTML(await readPage(page))
        const findings = checkDocument(document)
        if (findings.mistakes.length > 0) exitCode = Math.max(exitCode, 1)
        process.stdout.write(`${formatFindings(page, findings)}\n`)
      }
    } catch (cause) {
      exitCode = 2
      process.stderr.write(`${place}: ${cause instanceof Error ? cause.message : String(cause)}\n`)
    }
  }
  return exitCode
}

const [command, ...places] = process.argv.slice(2)
if (command === "check" && places.length > 0) {
  process.exitCode = await check(places)
} else {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 2
}
