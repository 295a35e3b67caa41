import { expect, it } from "vitest"
import { askedModule } from "../domain/index.ts"
import { createModulesDouble } from "./modulesForTests.ts"
import { createPageModules, loadOwnFile } from "./pageModules.ts"

const tone = { ring: () => 440 }
const toneModule = askedModule({ name: "bell-tone", member: "ring", load: () => Promise.resolve(tone) })

it("fetches the module by the name of its chunk", async () => {
  const asked: string[] = []
  const modules = createModulesDouble((name) => {
    asked.push(name)
    return Promise.resolve(tone)
  })
  expect((await modules.load(toneModule)).ring()).toBe(440)
  expect(asked).toEqual(["bell-tone"])
})

it("fetches the module by its own import on pages from npm", async () => {
  expect(await createPageModules(loadOwnFile).load(toneModule)).toBe(tone)
})

it.each([
  ["another module", { strike: () => 220 }],
  ["a member of another kind", { ring: 440 }],
  ["nothing", null],
])("rejects for %s", async (_, module) => {
  await expect(createModulesDouble(() => Promise.resolve(module)).load(toneModule)).rejects.toThrow(
    "The file of bell-tone holds no ring.",
  )
})

it("rejects when the file can't be loaded", async () => {
  const modules = createModulesDouble(() => Promise.reject(new Error("offline")))
  await expect(modules.load(toneModule)).rejects.toThrow("offline")
})

// @ts-expect-error the file exports no such member
askedModule({ name: "bell-tone", member: "strike", load: () => Promise.resolve(tone) })
