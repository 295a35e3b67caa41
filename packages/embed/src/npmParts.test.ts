import { createPage } from "@ringside/core"
import { isRecord, listModules, type LoadFile } from "@ringside/core/domain"
import { expect, it, vi } from "vitest"
import { partsWithCode, readNpmPart, readNpmParts } from "./npmPartsForTests.ts"

async function load(file: LoadFile): Promise<Readonly<Record<string, unknown>>> {
  const module = await file()
  return isRecord(module) ? module : {}
}

it.each(partsWithCode)("%s loads each file that it names", async (exported, declaration) => {
  const part = await readNpmPart(exported, declaration.name)
  expect(part).toBe(declaration)
  for (const { key, place, load: file, readers } of listModules(part)) {
    const module = await load(file)
    if (place === "loader") expect(module).toMatchObject({ beforeLoad: { start: expect.any(Function) } })
    else if (place === "asked") expect(Object.keys(module), key).not.toEqual([])
    else expect(Object.keys(module), key).toContainEqual(expect.stringMatching(/^create(Behaviours|Members)$/))
    for (const reader of readers) expect(await load(reader)).toMatchObject({ isDue: expect.any(Function) })
  }
  for (const { widget } of Object.values(part.hooks ?? {}))
    if (widget) expect(await load(widget.fetch)).toMatchObject({ [widget.export]: { mount: expect.any(Function) } })
})

it("start together on an empty page, without a failure", async () => {
  const parts = await readNpmParts()
  const fail = vi.fn()
  const aborter = new AbortController()
  const page = createPage({ window, signal: aborter.signal, parts, services: { reports: { warn: vi.fn(), fail } } })
  await page.loadLate()
  aborter.abort()
  expect(parts.length).toBeGreaterThan(10)
  expect(fail.mock.calls).toEqual([])
})
