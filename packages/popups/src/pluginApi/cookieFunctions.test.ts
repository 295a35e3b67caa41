import { afterEach, describe, expect, it, vi } from "vitest"
import { useJQuery } from "../jQueryForTests.ts"
import { instantly, usePopups } from "../popupsForTests.ts"

const start = usePopups()
const installJQuery = useJQuery()

/** Cookies as the script gave them to the browser. */
let written: string[] = []

afterEach(() => {
  for (const name of ["mine", "list"]) document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  vi.restoreAllMocks()
  written = []
})

async function startWithJQuery(): Promise<void> {
  installJQuery()
  await start({ 1: instantly() })
}

function call(name: string, ...args: readonly unknown[]): unknown {
  const ways = [Reflect.get(window, "jQuery"), window].map((holder) => Reflect.get(holder as object, name) as unknown)
  expect(ways[0]).toBe(ways[1])
  const answer: unknown = Reflect.apply(ways[0] as () => unknown, null, args)
  if (typeof answer === "string" && args.length > 1) written.push(answer)
  return answer
}

describe("the popup plugin's functions for cookies", () => {
  it("store, read and remove a value", async () => {
    await startWithJQuery()
    expect(call("pm_cookie", "mine")).toBeUndefined()
    call("pm_cookie", "mine", "a value")
    expect(call("pm_cookie", "mine")).toBe("a value")
    expect(call("pm_cookie")).toMatchObject({ mine: "a value" })
    call("pm_remove_cookie", "mine")
    expect(call("pm_cookie", "mine")).toBeUndefined()
  })

  it("store lists and objects as JSON, which one of them reads", async () => {
    await startWithJQuery()
    call("pm_cookie", "list", [1, { two: true }])
    expect([call("pm_cookie", "list"), call("pm_cookie_json", "list")]).toEqual([
      '[1,{"two":true}]',
      [1, { two: true }],
    ])
    call("pm_cookie_json", "mine", "not JSON")
    expect(call("pm_cookie_json", "mine")).toBe("not JSON")
  })

  it("take an expiry and a path in both forms", async () => {
    await startWithJQuery()
    call("pm_cookie", "mine", 1, { expires: "1 day", path: "/shop", secure: true })
    call("pm_cookie", "mine", 1, 2, "/")
    call("pm_cookie", "mine", 1)
    expect(written.map((text) => text.replace(/=\w{3}, .* GMT/, "=date"))).toEqual([
      "mine=1; expires=date; path=/shop; secure",
      "mine=1; expires=date; path=/",
      "mine=1; path=/",
    ])
  })

  it("never throw, whatever they get", async () => {
    await startWithJQuery()
    const loop: Record<string, unknown> = {}
    loop["self"] = loop
    for (const value of [loop, null, undefined, Symbol("s"), () => 1]) {
      for (const name of ["pm_cookie", "pm_cookie_json", "pm_remove_cookie"]) {
        expect(() => call(name, value, value, value, value)).not.toThrow()
      }
    }
  })
})
