#!/usr/bin/env node
/*
 * npx @ringside/embed check [--limit SECONDS] FILE | FOLDER | URL …
 *
 * Lists what Ringside finds on pages (script tag, preset, hooks, scripts of the host) and the warnings that the console would show.
 * Exit codes: 0 without mistakes, 1 with some, 2 when a page can't be read.
 */
import { readFileSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { escapeText, formatFindings } from "./formatFindings.mjs"
import { createPageChecker } from "./pageChecker.mjs"

const usage = "npx @ringside/embed check [--limit SECONDS] FILE | FOLDER | URL …"

/** Pages that take longer are reported as unreadable. */
const usualLimitSeconds = 30

/** The largest pages of shops have some MB. */
const maxMegabytes = 32

/** The address of a page in a file, so that addresses in it are those of a server's root. */
const fileUrl = "https://page.example/"

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

/**
 * @param {string} page
 * @param {number} limitMs
 */
async function readPage(page, limitMs) {
  if (!isUrl(page)) {
    const stats = statSync(page)
    if (!stats.isFile()) throw new Error("is no file; expected a page, a folder or an address")
    refuseLarge(stats.size)
    return readFileSync(page, "utf8")
  }
  const answer = await fetch(page, { signal: AbortSignal.timeout(limitMs), headers: { accept: "text/html" } })
  if (!answer.ok) throw new Error(`the server answered ${answer.status}; expected 200 and HTML`)
  let size = 0
  let text = ""
  const decoder = new TextDecoder()
  for await (const bytes of answer.body ?? []) {
    size += bytes.byteLength
    refuseLarge(size)
    text += decoder.decode(bytes, { stream: true })
  }
  return text + decoder.decode()
}

/** @param {number} bytes */
function refuseLarge(bytes) {
  if (bytes > maxMegabytes * 1_048_576)
    throw new Error(`the page is larger than ${maxMegabytes} MB; expected less, so it isn't checked`)
}

/**
 * @param {readonly string[]} places
 * @param {number} limitMs
 */
async function check(places, limitMs) {
  let exitCode = 0
  const checker = createPageChecker(limitMs)
  const refuse = (/** @type {string} */ place, /** @type {unknown} */ cause) => {
    exitCode = 2
    const reason = cause instanceof Error ? cause.message : String(cause)
    process.stderr.write(`${escapeText(`${place}: ${reason}`)}\n`)
  }
  for (const place of places) {
    /** @type {readonly string[]} */
    let pages = []
    try {
      pages = listPages(place)
      if (pages.length === 0) throw new Error("the folder holds no .html file; expected one")
    } catch (cause) {
      refuse(place, cause)
    }
    for (const page of pages) {
      try {
        const html = await readPage(page, limitMs)
        const findings = await checker.check({ html, url: isUrl(page) ? page : fileUrl })
        if (findings.mistakes.length > 0) exitCode = Math.max(exitCode, 1)
        process.stdout.write(`${formatFindings(page, findings)}\n`)
      } catch (cause) {
        refuse(page, cause)
      }
    }
  }
  checker.end()
  return exitCode
}

/**
 * The seconds after `--limit`, and the places.
 * @param {readonly string[]} args
 */
function readArguments(args) {
  if (args[0] !== "--limit") return { limit: usualLimitSeconds, places: args }
  return { limit: Number(args[1]), places: args.slice(2) }
}

const [command, ...args] = process.argv.slice(2)
const { limit, places } = readArguments(args)
if (command === "check" && places.length > 0 && limit > 0) {
  process.exitCode = await check(places, limit * 1000)
} else {
  if (command !== undefined && command !== "check")
    process.stderr.write(`${escapeText(`${command}: there is no such command; expected check`)}\n`)
  process.stderr.write(`${usage}\n`)
  process.exitCode = 2
}
