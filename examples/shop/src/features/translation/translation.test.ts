import { describe, expect, test, vi } from "vitest"
import { logInAs } from "../../testing/account.ts"
import { createLog } from "../../log/log.ts"
import { attributeOf, textOf } from "../../testing/cart.ts"
import { hostSettingOf } from "../../testing/nonceWrites.ts"
import { useShop } from "../../testing/shop.ts"
import type { Visitor } from "../../testing/visitor.ts"
import type { MachineTranslation } from "./machineTranslation.ts"

const password = "tres asaltos y medio"
const machineTranslation = vi.fn<MachineTranslation>(({ texts }) => Promise.resolve(texts.map((text) => `EN ${text}`)))
const { newVisitor } = useShop({ administrator: { password } })
const lines: string[] = []
const keepLine = (line: string) => lines.push(line)
const withMachine = useShop({ machineTranslation, log: createLog({ out: keepLine, error: keepLine }) })

async function ask(visitor: Visitor, originals: unknown, changes: Readonly<Record<string, string>> = {}) {
  const security = await hostSettingOf(visitor, "/en/rincon/", ["trp_data", "gettranslationsnonceregular"])
  return visitor.post("/trp-ajax.php", {
    action: "trp_get_translations_regular",
    all_languages: "false",
    security,
    language: "en_GB",
    original_language: "es_ES",
    originals: typeof originals === "string" ? originals : JSON.stringify(originals),
    skip_machine_translation: "[]",
    dynamic_strings: "true",
    translate_numerals_opt: "no",
    ...changes,
  })
}

interface Entry {
  readonly original: string
  readonly dbID: string
  readonly group: string
  readonly translationsArray: Readonly<Record<string, { readonly translated: string; readonly status: string }>>
}

const read = async (answer: ReturnType<typeof ask>): Promise<readonly Entry[]> =>
  (await answer).json() as Promise<readonly Entry[]>
const wordsOf = (entries: readonly Entry[]) =>
  entries.map(({ original, translationsArray }) => [original, translationsArray["en_GB"]?.translated])

async function newAdministrator(): Promise<Visitor> {
  const visitor = newVisitor()
  await logInAs(visitor, "admin", password)
  return visitor
}

describe("the endpoint of late texts", () => {
  test("answers what the shop has translated, and stores the rest", async () => {
    const visitor = newVisitor()
    const entries = await read(ask(visitor, ["Lijado", "Un texto nuevo"]))
    expect(Object.fromEntries(wordsOf(entries))).toEqual({ Lijado: "Sanding", "Un texto nuevo": "" })
    expect(entries.every(({ dbID, group }) => /^\d+$/.test(dbID) && group === "dynamicstrings")).toBe(true)
    const again = await read(ask(visitor, ["Un texto nuevo"]))
    expect(again[0]?.dbID).toBe(entries.find(({ original }) => original === "Un texto nuevo")?.dbID)
  })

  test.each([
    ["another language", "[]", { language: "de_DE" }],
    ["no list", '"Lijado"', {}],
    ["no JSON", "[", {}],
    ["more than 200 texts", JSON.stringify(Array.from({ length: 201 }, String)), {}],
  ])('answers "error" to %s', async (_, originals, changes) => {
    expect((await ask(newVisitor(), originals, changes)).text).toBe('"error"')
  })

  test("stores no e-mail address, and no text of unlimited length", async () => {
    const entries = await read(ask(newVisitor(), ["Para nuria@example.com", "x".repeat(5001), 7, null, ""]))
    expect(entries).toEqual([])
  })

  test("requests machine translation from the port once, but not of what people translate", async () => {
    const visitor = withMachine.newVisitor()
    const people = { skip_machine_translation: '["Una marca"]' }
    const entries = await read(ask(visitor, ["Lijado", "Otro texto", "Una marca"], people))
    expect(Object.fromEntries(wordsOf(entries))).toEqual({
      Lijado: "Sanding",
      "Otro texto": "EN Otro texto",
      "Una marca": "",
    })
    await ask(visitor, ["Otro texto"])
    expect(machineTranslation).toHaveBeenCalledExactlyOnceWith({ texts: ["Otro texto"], from: "es", to: "en" })
  })

  test("answers what it has while machine translation fails, which isn't requested when people translate all texts", async () => {
    const visitor = withMachine.newVisitor()
    machineTranslation.mockClear().mockRejectedValueOnce(new Error("The key of Un secreto is spent."))
    const entries = await read(ask(visitor, ["Lijado", "Un tercer texto"]))
    expect(Object.fromEntries(wordsOf(entries))).toEqual({ Lijado: "Sanding", "Un tercer texto": "" })
    expect(lines.join("")).toMatch(
      /^\[shop\] Texts could not be translated by machine, so they wait for a person: Error/,
    )
    expect(lines.join("")).not.toContain("secreto")
    await ask(visitor, ["Otra marca"], { skip_machine_translation: '["Otra marca"]' })
    expect(machineTranslation).toHaveBeenCalledOnce()
  })
})

describe("the administration", () => {
  test("shows the texts that wait first, and takes a translation without a script", async () => {
    await ask(newVisitor(), ["Un texto que espera"])
    const administrator = await newAdministrator()
    const list = await administrator.visit("/en/wp-admin/translations/")
    const row = [...list.page.querySelectorAll("tbody tr")].find((each) =>
      each.textContent.includes("Un texto que espera"),
    )
    const form = row?.querySelector("form")
    expect(row?.querySelector("td:last-child")?.textContent).toBe("untranslated")
    const path = form?.getAttribute("action") ?? ""
    const nonce = form?.querySelector("[name=_wpnonce]")?.getAttribute("value") ?? ""
    await administrator.post(path, { _wpnonce: nonce, translation: " A text that waits " })
    expect(textOf(await administrator.visit("/en/wp-admin/translations/"), ".woocommerce-message")).toContain("saved")
    expect(wordsOf(await read(ask(newVisitor(), ["Un texto que espera"])))).toEqual([
      ["Un texto que espera", "A text that waits"],
    ])
  })

  test("opens its editor on pages of the shop alone, for administrators alone", async () => {
    const administrator = await newAdministrator()
    const srcOf = async (page: string) =>
      attributeOf(await administrator.visit(`/wp-admin/translations/editor/?page=${page}`), "iframe", "data-src")
    expect(await srcOf("/en/tienda/")).toBe("/en/tienda/?trp-edit-translation=preview")
    expect(await srcOf("//evil.example/")).toBe("/en/rincon/?trp-edit-translation=preview")
    expect(await srcOf("javascript:alert(1)")).toBe("/en/rincon/?trp-edit-translation=preview")
    expect((await newVisitor().visit("/wp-admin/translations/editor/")).page.querySelector("iframe")).toBeNull()
  })
})
