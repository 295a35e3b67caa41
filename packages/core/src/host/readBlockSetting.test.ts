import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createPageForTests, type PageForTests } from "../assembly/pageForTests.ts"
import { isRecord } from "../domain/index.ts"
import { readBlockSetting } from "./readBlockSetting.ts"
import { readHostSettings } from "./readHostSettings.ts"

let page: PageForTests

beforeEach(() => {
  page = createPageForTests(window)
})

afterEach(() => {
  page.stop()
  document.head.replaceChildren()
  for (const name of ["wc", "wcpay_upe_config"]) Reflect.deleteProperty(window, name)
})

/** As the platform has it: false for what it lacks. */
function setBlockSettings(values: Readonly<Record<string, unknown>>): void {
  const wcSettings = {
    values,
    getSetting(key: string) {
      return this.values[key] ?? false
    },
  }
  Reflect.set(window, "wc", { wcSettings })
}

describe("readBlockSetting", () => {
  it.each([["nonce-1"], [""], [0], [true], [{ publishableKey: "pk" }], [["a"]]])("reads %j", (value) => {
    setBlockSettings({ key: value })
    expect(readBlockSetting(page, "key")).toEqual(value)
  })

  it("reads late, since the blocks' settings may be printed after us", () => {
    expect(readBlockSetting(page, "key")).toBeUndefined()
    setBlockSettings({ key: "late" })
    expect(readBlockSetting(page, "key")).toBe("late")
  })

  it("reads no member of the platform's object that warns in debug mode", () => {
    const got: unknown[] = []
    const wcSettings = { getSetting: () => "EUR" }
    const get = (target: object, name: string): unknown => {
      got.push(name)
      return Reflect.get(target, name)
    }
    Reflect.set(window, "wc", new Proxy({ wcSettings }, { get }))
    expect(readBlockSetting(page, "currency")).toBe("EUR")
    Reflect.set(window, "wc", new Proxy({}, { get }))
    expect(readBlockSetting(page, "currency")).toBeUndefined()
    expect(got).toEqual([])
  })

  it.each<[string, unknown]>([
    ["is missing", undefined],
    ["is null", null],
    ["is a text", "wc"],
    ["has no settings", {}],
    ["has settings of another kind", { wcSettings: 7 }],
    ["has no such function", { wcSettings: { getSetting: "key" } }],
    ["knows nothing of it", { wcSettings: { getSetting: () => false } }],
    [
      "breaks",
      {
        wcSettings: {
          getSetting() {
            throw new Error("not ready")
          },
        },
      },
    ],
  ])("returns nothing where the host's object %s", (_, wc) => {
    Reflect.set(window, "wc", wc)
    expect(readBlockSetting(page, "key")).toBeUndefined()
  })
})

describe("settings with a key of the blocks", () => {
  const names = { name: "wcpay_upe_config", blockKey: "woocommerce_payments_data", packageName: "payments" }
  const read = () =>
    readHostSettings(page, {
      ...names,
      doc: "",
      parse: (settings: unknown) => (isRecord(settings) ? settings : null),
    })

  it("returns null without any settings", () => {
    expect(read()).toBeNull()
  })

  it("uses the blocks' settings where the global is missing", () => {
    setBlockSettings({ woocommerce_payments_data: { publishableKey: "blocks" } })
    expect({ ...read() }).toEqual({ publishableKey: "blocks" })
  })

  it("uses only the global where it is present", () => {
    setBlockSettings({ woocommerce_payments_data: { publishableKey: "blocks", accountId: "blocks" } })
    Reflect.set(window, "wcpay_upe_config", { publishableKey: "global" })
    expect({ ...read() }).toEqual({ publishableKey: "global" })
  })

  it("prefers the page config, field by field", () => {
    page.stop()
    const printed = document.createElement("script")
    printed.type = "application/json"
    printed.dataset.ringsideConfig = ""
    printed.textContent = JSON.stringify({ host: { wcpay_upe_config: { publishableKey: "config" } } })
    document.head.append(printed)
    page = createPageForTests(window)
    setBlockSettings({ woocommerce_payments_data: { publishableKey: "blocks", accountId: "blocks" } })
    expect({ ...read() }).toEqual({ publishableKey: "config", accountId: "blocks" })
  })

  it("ignores settings of another type", () => {
    setBlockSettings({ woocommerce_payments_data: "text" })
    expect(read()).toBeNull()
  })

  it("has no prototype that the page could have changed", () => {
    setBlockSettings({ woocommerce_payments_data: { accountId: "a" } })
    expect(Object.getPrototypeOf(read())).toBeNull()
  })
})
