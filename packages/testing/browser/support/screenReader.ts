import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { CDPSession, Page } from "playwright-core"
import { expect } from "vitest"

const accessibilityFile = fileURLToPath(new URL("../../../../docs/accessibility.md", import.meta.url))

/** A step of a flow: what the shopper does, and what is spoken, one utterance a line. */
interface ScriptStep {
  readonly does: string
  readonly spoken: readonly string[]
}

/** Reads the script of a flow from the document: the table below its heading, with a column for each language. */
export function readScript(flow: string, language: "es" | "en"): readonly ScriptStep[] {
  const [, section = ""] = readFileSync(accessibilityFile, "utf8").split(`\n### ${flow}\n`)
  const rows = (section.split("\n#", 1)[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(2)
  return rows.map((row) => {
    const [does = "", es = "", en = ""] = row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim())
    const spoken = language === "es" ? es : en
    return { does, spoken: spoken === "–" ? [] : spoken.split("<br>").map((each) => each.trim()) }
  })
}

/** A screen reader that writes down what it announces on a page. */
export interface ScreenReader {
  /**
   * Takes the next step of the script by `use`, and notes whether what is spoken from then on is what the script says. The control that is
   * used has focus already, as a reader that has come there.
   */
  step(does: string, use: () => Promise<unknown>): Promise<void>
  /** Fails where something else was spoken than the script says, or a step of it wasn't taken. */
  finish(): void
}

/** The patience for a step, whose last message may come some seconds after it. */
const patienceMs = 12_000

/** Starts to read a page, which was opened with `noteSpoken` before its scripts. */
export async function readPage(page: Page, script: readonly ScriptStep[]): Promise<ScreenReader> {
  const session = await page.context().newCDPSession(page)
  const log: string[] = []
  page.on("console", (message) => {
    const text = message.text()
    if (message.type() === "debug" && text.startsWith("spoken: ")) log.push(text.slice("spoken: ".length))
  })
  const differences: object[] = []
  let taken = 0
  return {
    async step(does, use) {
      const expected = script[taken]
      taken += 1
      await page.evaluate(markFocus)
      log.length = 0
      await use()
      const read = async () => [...log, ...(await readNewFocus(page, session))]
      const isExpected = (spoken: readonly string[]) => matchAll(spoken, expected?.spoken ?? [])
      await expect
        .poll(async () => isExpected(await read().catch(() => [])), { timeout: patienceMs })
        .toBe(true)
        .catch(() => undefined)
      // What is spoken too much, comes after it.
      await page.waitForFunction(isQuiet)
      const spoken = await read()
      if (does !== expected?.does || !isExpected(spoken)) {
        differences.push({ does, spoken, script: expected })
      }
    },
    finish() {
      expect({ differences, taken }).toEqual({ differences: [], taken: script.length })
    },
  }
}

/** Whether both lists say the same in any order, and as often; `…` in the script stands for any text, and for any number of such lines. */
function matchAll(spoken: readonly string[], script: readonly string[]): boolean {
  const [lines, expected] = [splitMessages(spoken), splitMessages(script)]
  const count = (all: readonly string[], line: string) => all.filter((each) => each === line).length
  if (expected.some((line) => !line.includes("…") && count(lines, line) !== count(expected, line))) return false
  const patterns = expected.map((line) => {
    const parts = line.split("…").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    return new RegExp(`^${parts.join(".*")}$`)
  })
  const isIn = (line: string) => patterns.some((pattern) => pattern.test(line))
  return lines.every(isIn) && patterns.every((pattern) => lines.some((line) => pattern.test(line)))
}

/** Sentences of polite messages: those of one moment are read together, and how many these are depends on the shop's answers. */
function splitMessages(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => {
    const [, text] = /^says “(.*)”$/.exec(line) ?? []
    return text?.split(/(?<=[.!?…])\s+(?=\p{Lu})/u).map((sentence) => `says ${sentence.replace(/\.$/, "")}`) ?? [line]
  })
}

/** Whether no region has changed for longer than any message waits. */
function isQuiet(): boolean {
  return performance.now() - Number(Reflect.get(window, "changedAt")) > 1200
}

/** Runs in the page: remembers where focus is. */
function markFocus(): void {
  Object.assign(window, {
    focusBefore: document.activeElement,
    dialogBefore: document.activeElement?.closest("dialog,[role=dialog]") ?? null,
    activeBefore: readActive(),
    changedAt: performance.now(),
  })
  function readActive() {
    return document.activeElement?.getAttribute("aria-activedescendant") ?? null
  }
}

interface Node {
  readonly role?: { readonly value?: string }
  readonly name?: { readonly value?: string }
  readonly description?: { readonly value?: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
}

/** The control that focus has come to since the last mark, as the accessibility tree presents it; with the dialog that it came into. */
async function readNewFocus(page: Page, session: CDPSession): Promise<readonly string[]> {
  const isMarked = await page.evaluate(() => Reflect.has(window, "focusBefore"))
  const isMoved = await page.evaluate(() => {
    const { activeElement, body } = document
    return activeElement !== body && activeElement !== Reflect.get(window, "focusBefore")
  })
  const describe = async (expression: string) => describeNode(await readNode(session, expression))
  const option =
    "document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '') ?? document.body"
  const hasOption = await page.evaluate(
    () =>
      document.activeElement?.getAttribute("aria-activedescendant") !== (Reflect.get(window, "activeBefore") ?? null) &&
      document.activeElement?.hasAttribute("aria-activedescendant") === true,
  )
  const title = isMarked ? [] : [`page “${await page.title()}”`]
  if (hasOption) return [...title, `focus ${await describe(option)}`]
  if (!isMoved) return title
  const dialog = "document.activeElement.closest('dialog,[role=dialog]')"
  const isNewDialog = await page.evaluate(() => {
    const around = document.activeElement?.closest("dialog,[role=dialog]") ?? null
    return around !== null && around !== Reflect.get(window, "dialogBefore")
  })
  const inDialog = isNewDialog ? `${await describe(dialog)}: ` : ""
  return [...title, `focus ${inDialog}${await describe("document.activeElement")}`]
}

async function readNode(session: CDPSession, expression: string): Promise<Node> {
  const { result } = await session.send("Runtime.evaluate", { expression })
  const { objectId = "" } = result
  const { nodes } = await session.send("Accessibility.getPartialAXTree", { objectId, fetchRelatives: false })
  return nodes[0] ?? {}
}

/** “Name”, role, states, description. */
function describeNode({ role, name, description, properties = [] }: Node): string {
  const on = (state: string) => properties.find((property) => property.name === state)?.value.value
  const states = [
    ...(on("invalid") === "true" ? ["invalid"] : []),
    ...(on("expanded") === true ? ["expanded"] : on("expanded") === false ? ["collapsed"] : []),
    ...(on("checked") === "true" ? ["checked"] : []),
  ]
  const details = description?.value ? [`“${normalise(description.value)}”`] : []
  return [`“${normalise(name?.value ?? "")}”`, role?.value ?? "", ...states, ...details].join(", ")
}

function normalise(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim()
}
