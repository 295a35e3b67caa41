import { afterEach, expect, it } from "vitest"
import { nullPrototype } from "./nullPrototype.ts"

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, "signal")
})

it("keeps the members and inherits none", () => {
  Object.assign(Object.prototype, { signal: null })
  const options: { readonly capture: boolean; readonly signal?: unknown } = nullPrototype({ capture: true })
  expect(options).toEqual({ capture: true })
  expect([options.capture, options.signal]).toEqual([true, undefined])
})
