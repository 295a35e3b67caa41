import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { runProcess } from "../processes.mjs"
import { root } from "../workspace.mjs"

it("checks a page beside linkedom", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ringside-check-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, "index.html"), '<!doctype html><p data-ringside="mini-kart"></p>')
  const program = join(root, "packages/embed/check/command.mjs")
  const { code, output } = await runProcess(process.execPath, [program, "check", join(folder, "index.html")])
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining("mini-cart") })
})

it("says how to install linkedom, which only the check needs", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ringside-check-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(root, "packages/embed/check/command.mjs"), join(folder, "command.mjs"))
  const { code, output } = await runProcess(process.execPath, [join(folder, "command.mjs"), "check", "index.html"])
  expect({ code, output }).toMatchObject({ code: 2, output: expect.stringContaining("--package=linkedom@0.18") })
})
