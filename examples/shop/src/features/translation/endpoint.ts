import type { Context } from "hono"
import { readForm } from "../../endpoints/form.ts"
import { isRecord } from "../../endpoints/storeApiBody.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import { type DynamicString, readStrings, saveTranslations } from "./dynamicStrings.ts"
import { translateByMachine } from "./machineTranslation.ts"
import { codes, stringsNonce } from "./settings.ts"

const originalsMax = 200
const lengthMax = 5000
const group = "dynamicstrings"

/** Answers with the translations of dynamic strings, and stores the strings that are new. */
export async function answerTranslations(
  context: Context<ShopEnv>,
  { shop, session }: Visit,
  form: ReadonlyMap<string, string>,
): Promise<Response> {
  context.header("Cache-Control", "no-store")
  if (!shop.nonces.isValid(form.get("security") ?? "", stringsNonce, session.id)) return context.text("-1", 403)
  if (form.get("language") !== codes.en || form.get("original_language") !== codes.es) return context.json("error")
  const originals = readTexts(form.get("originals"))
  const byPeople = readTexts(form.get("skip_machine_translation"))
  if (!originals || !byPeople) return context.json("error")
  const strings = await readStrings(shop.database, originals, {
    byPeople,
    translateByMachine: (texts) => translateByMachine(shop, texts),
  })
  return context.json(strings.map(formatString))
}

/** Answers with translations at the shop's own address: the plugin also has one, which is faster than `admin-ajax.php`. */
export async function answerAtOwnAddress(context: Context<ShopEnv>): Promise<Response> {
  return answerTranslations(context, context.var.visit, await readForm(context))
}

/** Saves the translations that an administrator sends from the editor: `{"en_GB":[{"id":"4","translated":"…"}]}`. */
export async function takeTranslations(
  context: Context<ShopEnv>,
  visit: Visit,
  form: ReadonlyMap<string, string>,
): Promise<Response> {
  const { shop, session } = visit
  context.header("Cache-Control", "no-store")
  const customer = await visit.readCustomer()
  const isProved = shop.nonces.isValid(form.get("security") ?? "", editorNonce, session.id)
  if (customer?.role !== "administrator" || !isProved) return context.text("-1", 403)
  const list = parse(form.get("strings"))
  const entries = isRecord(list) && Array.isArray(list[codes.en]) ? list[codes.en] : []
  const translations = (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry["translated"] !== "string" || !/^\d{1,9}$/.test(String(entry["id"]))) return []
    return [{ id: Number(entry["id"]), translation: entry["translated"].trim().slice(0, lengthMax) }]
  })
  if (translations.length > originalsMax) return context.text("-1", 413)
  const saved = await saveTranslations(shop.database, translations)
  return context.json({ success: true, saved })
}

export const editorNonce = "translation-editor"

function formatString({ id, original, translation, state }: DynamicString) {
  const status = { waiting: "0", machine: "1", person: "2" }[state]
  return {
    type: "regular",
    group,
    dbID: String(id),
    original,
    translationsArray: {
      [codes.en]: { translated: translation, editedTranslation: translation, status, id: String(id) },
    },
  }
}

/** Parses the texts that a page sends. Texts with an email address are dropped, even if the page's script did not filter them. */
function readTexts(json: string | undefined): readonly string[] | null {
  const list = parse(json)
  if (!Array.isArray(list) || list.length > originalsMax) return null
  return list.filter(
    (text): text is string =>
      typeof text === "string" &&
      text !== "" &&
      text.length <= lengthMax &&
      !/\S@\S/.test(text) &&
      !text.includes("\0"),
  )
}

function parse(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? "")
  } catch {
    return null
  }
}
