import { readdirSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { describe, expect, test } from "vitest"
import { listFiles } from "./listFiles.mjs"
import { root } from "./workspace.mjs"

/** Words that the texts don't use, each with the word for the same thing. */
const refused = {
  en: [
    [/e-mail/i, "email"],
    [/\b(free )?delivery (costs?|method|option|rate|address)|\bfree delivery|^delivery$/i, "shipping"],
    [/\bretry\b/i, "try again"],
    [/currently empty/i, "is empty"],
    [/\b(complete|confirm|submit|send) (the |your )?order\b/i, "place the order"],
    [/\bbag\b/i, "basket"],
    [/\bpromo(tion)? code|\bvoucher/i, "coupon"],
  ],
  es: [
    [/\be-?mail/i, "correo electrónico"],
    [/tramitar/i, "finalizar la compra, or realizar or procesar el pedido"],
    [/carrito|\bbolsa/i, "cesta"],
    [/^volver a intentarlo/i, "reintentar"],
    [/formas? de pago/i, "método de pago"],
    [/formas? de env[ií]o/i, "método de envío"],
    [/código promocional|\bvale\b/i, "cupón"],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [word: RegExp, instead: string])[]>>

/** Files that hold tables of texts, by language. The sheet of the simulated provider has the provider's words. */
const files = [...readdirSync(join(root, "packages")).map((name) => `packages/${name}/src`), "examples/shop/src"]
  .filter((folder) => folder !== "packages/simulated-provider/src")
  .flatMap((folder) => listFiles(root, folder))
  .filter((path) => /(?:^|\/)(?:messages|texts|\w+(?:Messages|Texts))\.ts$/.test(path))

/** The texts of one language in a module; a function's are in its source. */
function listTexts(value: unknown, language: "es" | "en", isInside = false): readonly string[] {
  if (typeof value === "string") return isInside ? [value] : []
  if (typeof value === "function")
    return isInside ? [...String(value).matchAll(/"[^"]*"|`[^`]*`/g)].map(([text]) => text) : []
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, member]) =>
    key === "es" || key === "en"
      ? key === language
        ? listTexts(member, language, true)
        : []
      : listTexts(member, language, isInside),
  )
}

describe.each(["en", "es"] as const)("the texts in %s", (language) => {
  test("have one word for each thing", async () => {
    const found: string[] = []
    let count = 0
    for (const file of files) {
      const module: unknown = await import(pathToFileURL(join(root, file)).href)
      for (const text of listTexts(module, language)) {
        count += 1
        // Names of values aren't shown.
        const words = text.replace(/\$\{[^}]*\}/g, "")
        for (const [word, instead] of refused[language])
          if (word.test(words)) found.push(`${file}: "${text}" has ${String(word)}; expected "${instead}"`)
      }
    }
    expect(found).toEqual([])
    // Otherwise the tables have another form than this test reads.
    expect(count).toBeGreaterThan(300)
  })
})
