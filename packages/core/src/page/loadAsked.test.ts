import { expect, it } from "vitest"
import { loadAsked } from "./loadAsked.ts"

interface Tone {
  ring(): number
}

const tone: Tone = { ring: () => 440 }

it("resolves with the module of that name", async () => {
  const asked: string[] = []
  const load = (name: string) => {
    asked.push(name)
    return Promise.resolve(tone)
  }
  expect((await loadAsked<Tone>(load, "tone", "ring")).ring()).toBe(440)
  expect(asked).toEqual(["tone"])
})

it.each([
  ["another module", { strike: () => 220 }],
  ["a member of another kind", { ring: 440 }],
  ["nothing", null],
])("rejects for %s", async (_, module) => {
  await expect(loadAsked<Tone>(() => Promise.resolve(module), "tone", "ring")).rejects.toThrow(
    "The file of tone holds no ring.",
  )
})

it("rejects when the file can't be loaded", async () => {
  await expect(loadAsked<Tone>(() => Promise.reject(new Error("offline")), "tone", "ring")).rejects.toThrow("offline")
})
