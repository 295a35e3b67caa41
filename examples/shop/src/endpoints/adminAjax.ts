import type { Context } from "hono"
import { splitLanguage, type Language } from "../texts/languages.ts"
import { speakTo, type ShopEnv, type Visit } from "../visit.ts"
import { readForm } from "./form.ts"

/** Answers one `action`. The visit has the language of the page that sent the call. */
export type AdminAjaxAction = (
  context: Context<ShopEnv>,
  visit: Visit,
  form: ReadonlyMap<string, string>,
) => Promise<Response> | Response

/** `POST /wp-admin/admin-ajax.php`: the calls of the theme and of plugins. An unknown action gets the platform's bare "0". */
export function createAdminAjax(actions: ReadonlyMap<string, AdminAjaxAction>) {
  return async (context: Context<ShopEnv>): Promise<Response> => {
    const form = await readForm(context)
    const action = actions.get(form.get("action") ?? context.req.query("action") ?? "")
    if (!action) return context.text("0", 400)
    return action(context, speakTo(context.var.visit, languageOf(context, form)), form)
  }
}

/** This address has no language prefix, so the language comes from the form's own field, or else from the calling page. */
function languageOf(context: Context<ShopEnv>, form: ReadonlyMap<string, string>): Language {
  const named = form.get("trp-form-language")
  if (named === "en" || named === "es") return named
  const referer = context.req.header("Referer") ?? ""
  return URL.canParse(referer) ? splitLanguage(new URL(referer).pathname).language : "es"
}
