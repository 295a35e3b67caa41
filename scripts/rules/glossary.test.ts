import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { describe, expect, test } from "vitest"
import { listFiles } from "../listFiles.mjs"
import { root } from "../workspace.mjs"

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
    [/páginas? de pago|formulario de compra|formulario clásico de pago|,\scaja\b/i, "finalizar la compra"],
    [/reseñ/i, "opinión"],
    [/panel lateral/i, "cajón"],
    [/pagos? rápidos?/i, "pago exprés"],
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

const plugin = join(root, "examples/wordpress/plugin")

/** The texts of the WordPress plugin in one language: those of its jobs, and its translations. */
function listPluginTexts(language: "es" | "en"): readonly (readonly [file: string, text: string])[] {
  const translations = "languages/ringside-es_ES.po"
  const key = language === "en" ? "msgid" : "msgstr"
  // An owner may look for a block by other words than ours, and nobody reads these.
  const keywords = /^msgctxt "block keywords"\nmsgid .*\nmsgstr .*$/gm
  const shown = readFileSync(join(plugin, translations), "utf8").replaceAll(keywords, "")
  const lines = shown.matchAll(new RegExp(`^${key} "(.*)"$`, "gm"))
  const translated = [...lines].map(([, text = ""]) => [translations, text] as const)
  if (language === "es") return translated
  const members = readFileSync(join(plugin, "jobs.json"), "utf8").matchAll(/"(?:doc|title)": "((?:[^"\\]|\\.)*)"/g)
  const documented = [...members].map(([, text = ""]) => ["jobs.json", text] as const)
  return [...documented, ...translated]
}

/** Reports each word of a text for which another one is used. */
function listRefused(file: string, text: string, language: "es" | "en"): readonly string[] {
  // Names of values, what stands between backticks, and a word of the platform's that a text explains aren't read as words.
  const words = text.replace(/\$\{[^}]*\}|`[^`]*`|lo que WooCommerce llama «[^»]*»/g, "")
  return refused[language]
    .filter(([word]) => word.test(words))
    .map(([word, instead]) => `${file}: "${text}" has ${String(word)}; expected "${instead}"`)
}

describe.each(["en", "es"] as const)("the texts in %s", (language) => {
  test("have one word for each thing", async () => {
    const found: string[] = []
    let count = 0
    for (const file of files) {
      const module: unknown = await import(pathToFileURL(join(root, file)).href)
      for (const text of listTexts(module, language)) {
        count += 1
        found.push(...listRefused(file, text, language))
      }
    }
    expect(found).toEqual([])
    // Otherwise the tables have another form than this test reads.
    expect(count).toBeGreaterThan(300)
  })

  test("have the same words in the WordPress plugin", () => {
    const texts = listPluginTexts(language)
    expect(texts.flatMap(([file, text]) => listRefused(file, text, language))).toEqual([])
    expect(texts.length).toBeGreaterThan(200)
  })
})
