import { expect, it } from "vitest"
import { readParts } from "../../packages/embed/build/parts.mjs"

it("has for each job a name in the words of a shop's owner, and no two have the same", async () => {
  const jobs = (await readParts()).flatMap((part) => part.jobs ?? [])
  expect(jobs.filter(({ title }) => title === undefined).map(({ name }) => name)).toEqual([])
  expect(jobs.filter(({ shopPage }) => shopPage === undefined).map(({ name }) => name)).toEqual([])
  const titles = jobs.flatMap(({ title }) => title ?? [])
  expect(new Set(titles).size).toBe(titles.length)
  // Words of programmers.
  expect(
    titles.filter((title) => /\b(host|markup|script|hook|handle|fragment|block UI|nonce)s?\b/i.test(title)),
  ).toEqual([])
})
