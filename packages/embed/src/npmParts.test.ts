import { createPage } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { expect, it, vi } from "vitest"
import { partsWithCode, readNpmPart, readNpmParts } from "./npmPartsForTests.ts"

it.each(partsWithCode)("%s loads each file that it names", async (exported, declaration) => {
  const part = await readNpmPart(exported, declaration.name)
  const { beforeLoad, late = [], extras = {}, hooks = {}, files = {} } = part
  expect({ ...part, files: undefined }).toEqual({ ...declaration, files: undefined })
  const load = async (file: string) => {
    const module = await files[file]?.()
    return isRecord(module) ? module : {}
  }
  if (beforeLoad) expect(await load(beforeLoad)).toMatchObject({ beforeLoad: { start: expect.any(Function) } })
  for (const { file } of late) {
    expect(Object.keys(await load(file)), file).toContainEqual(expect.stringMatching(/^create(Behaviours|Members)$/))
  }
  for (const { file } of Object.values(extras)) expect(Object.keys(await load(file)), file).not.toEqual([])
  for (const { widget } of Object.values(hooks)) {
    if (widget) expect(await load(widget.file)).toMatchObject({ [widget.export]: { mount: expect.any(Function) } })
  }
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
