import { expect, it, vi } from "vitest"
import { completeService, definePageService } from "./services.ts"

const createPage = () => ({ services: new Map<string, unknown>() })

it("creates the service of a page at its first use", () => {
  const create = vi.fn(() => new Set<string>())
  const names = definePageService("test.names", create)
  const [page, other] = [createPage(), createPage()]
  expect(names.find(page)).toBeUndefined()
  expect(create).not.toHaveBeenCalled()
  names.of(page).add("Ann")
  expect([...names.of(page)]).toEqual(["Ann"])
  expect(names.find(page)).toBe(names.of(page))
  expect(names.of(other).size).toBe(0)
  expect(create.mock.calls).toEqual([[page], [other]])
})

it("shares a service between two copies of its definition", () => {
  const copies = [1, 2].map(() => definePageService("test.names", () => new Set<string>()))
  const page = createPage()
  expect(copies[0]?.of(page)).toBe(copies[1]?.of(page))
})

it("finds what late code creates, once it is there", () => {
  const bell = definePageService<{ ring: () => string }>("test.bell")
  const page = createPage()
  expect(bell.find(page)?.ring()).toBeUndefined()
  completeService(bell, () => ({ ring: () => "ding" })).of(page)
  expect(bell.find(page)?.ring()).toBe("ding")
})

it("uses the service that a page was given", () => {
  const bell = definePageService("test.bell", () => ({ ring: (): string => "ding" }))
  const page = createPage()
  bell.provide(page, { ring: () => "dong" })
  expect(bell.of(page).ring()).toBe("dong")
})

it("keeps a service that is false", () => {
  const create = vi.fn(() => false)
  const answer = definePageService("test.answer", create)
  const page = createPage()
  expect([answer.of(page), answer.of(page)]).toEqual([false, false])
  expect(create).toHaveBeenCalledOnce()
})
