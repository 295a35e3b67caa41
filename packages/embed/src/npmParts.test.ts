import { createPage } from "@ringside/core"
import { isRecord, type PartWithFiles } from "@ringside/core/domain"
import { expect, it, vi } from "vitest"
import * as listed from "./parts.ts"

const declared = Object.entries<PartWithFiles>(listed).filter(([, { late, hooks }]) => late ?? hooks)

/** The part that its package exports for pages from npm. */
async function readPart(exported: string, folder: string): Promise<PartWithFiles> {
  const entry = (await import(`../../${folder}/src/index.ts`)) as Record<string, PartWithFiles>
  const part = entry[exported]
  if (!part) throw new Error(`packages/${folder} exports no ${exported}.`)
  return part
}

it.each(declared)("%s loads each file that it names", async (exported, declaration) => {
  const part = await readPart(exported, declaration.name)
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
  const parts = await Promise.all(declared.map(([exported, { name }]) => readPart(exported, name)))
  const fail = vi.fn()
  const aborter = new AbortController()
  const page = createPage({ window, signal: aborter.signal, parts, services: { reports: { warn: vi.fn(), fail } } })
  await page.loadLate()
  aborter.abort()
  expect(parts.length).toBeGreaterThan(10)
  expect(fail.mock.calls).toEqual([])
})
