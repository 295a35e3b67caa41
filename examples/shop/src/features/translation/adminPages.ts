import type { Context } from "hono"
import { readForm } from "../../endpoints/form.ts"
import { html, type Html } from "../../html/html.ts"
import { keepNotice } from "../../session/notices.ts"
import { pathIn } from "../../texts/languages.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import type { Customer } from "../accounts/customer.ts"
import { respondAdmin } from "../admin/adminPage.ts"
import { hasAdminNonce, issueNonce, nonceName } from "../admin/guards.ts"
import { type DynamicString, listStrings, saveTranslations } from "./dynamicStrings.ts"
import { editorNonce } from "./endpoint.ts"
import { editorPath, scriptsPath, translationsPath } from "./paths.ts"
import { codes, stringsNonce } from "./settings.ts"
import { translationTexts } from "./texts.ts"
import { adminPath } from "../admin/paths.ts"

const saveAction = (id: number) => `translate ${String(id)}`

/** Lists all dynamic strings. Each has its own form with the translation, so the page works without JavaScript. */
export async function translationsPage(context: Context<ShopEnv>, administrator: Customer): Promise<Response> {
  const { visit } = context.var
  const words = translationTexts[visit.language]
  const strings = await listStrings(visit.shop.database)
  return respondAdmin(context, administrator, {
    title: words.title,
    path: translationsPath,
    content: html`<p>${words.lead}</p>
      <p><a class="button" href="${visit.links.to(adminPath)}${editorPath}">${words.open}</a></p>
      ${strings.length === 0 ? html`<p>${words.empty}</p>` : stringsTable(strings, visit)}`,
  })
}

/** Saves the translation posted by one form of `translationsPage`. */
export async function saveTranslation(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { shop, links, language } = visit
  const form = await readForm(context)
  const id = Number(context.req.param("id"))
  const words = translationTexts[language]
  const translation = (form.get("translation") ?? "").trim().slice(0, 5000)
  if (!hasAdminNonce(form, saveAction(id), visit)) {
    await keepNotice(shop.database, visit.session.id, { kind: "error", text: words.expired })
  } else if ((await saveTranslations(shop.database, [{ id, translation }])) > 0) {
    await keepNotice(shop.database, visit.session.id, { kind: "success", text: words.saved })
  }
  return context.redirect(`${links.to(adminPath)}${translationsPath}`, 303)
}

/** The editor: a shop page in an iframe, beside a form for the texts that scripts have added to that page. */
export function editorPage(context: Context<ShopEnv>, administrator: Customer): Promise<Response> {
  const { visit } = context.var
  const { shop, session, links, language } = visit
  const words = translationTexts[language].editor
  const wanted = context.req.query("page") ?? ""
  const page = /^\/[\w%-]+(?:\/[\w%-]+)*\/$/.test(wanted) ? wanted : pathIn("en", "/rincon/")
  const settings = {
    ajaxUrl: links.ajax,
    language: codes.en,
    nonce: shop.nonces.issue(stringsNonce, session.id),
    saveNonce: shop.nonces.issue(editorNonce, session.id),
    words,
  }
  return respondAdmin(context, administrator, {
    title: words.title,
    path: translationsPath,
    content: html`<p><a href="${links.to(adminPath)}${translationsPath}">${words.back}</a></p>
      <div class="er-editor" data-settings="${JSON.stringify(settings)}">
        <iframe class="er-editor-page" title="${words.page}" data-src="${page}?trp-edit-translation=preview"></iframe>
        <form class="er-editor-panel" aria-label="${words.strings}">
          <p>${words.help}</p>
          <label
            >${words.pick}
            <select name="string" disabled></select
          ></label>
          <p class="er-editor-original" lang="es"></p>
          <label>${words.translation} <textarea name="translation" rows="4" lang="en" disabled></textarea></label>
          <p class="er-editor-buttons">
            <button type="submit" class="button alt">${words.save}</button>
            <button type="button" class="button" name="previous">${words.previous}</button>
            <button type="button" class="button" name="next">${words.next}</button>
            <button type="button" class="button" name="discard">${words.discard}</button>
          </p>
          <p role="status" class="er-editor-status"></p>
        </form>
      </div>
      <script type="module" src="${scriptsPath}editor.js"></script>`,
  })
}

function stringsTable(strings: readonly DynamicString[], visit: Visit): Html {
  const words = translationTexts[visit.language]
  return html`<table class="er-admin-table">
    <thead>
      <tr>
        <th scope="col">${words.original}</th>
        <th scope="col">${words.translation}</th>
        <th scope="col">${words.state}</th>
      </tr>
    </thead>
    <tbody>
      ${strings.map(
        ({ id, original, translation, state }) =>
          html`<tr>
            <th scope="row" lang="es">${original}</th>
            <td data-title="${words.translation}">
              <form class="er-translate" method="post" action="${visit.links.to(adminPath)}${translationsPath}${id}/">
                <input type="hidden" name="${nonceName}" value="${issueNonce(saveAction(id), visit)}" />
                <textarea
                  name="translation"
                  rows="2"
                  lang="en"
                  maxlength="5000"
                  aria-label="${words.labelOf.replace("{original}", () => original)}"
                >
${translation}</textarea>
                <button type="submit" class="button">${words.save}</button>
              </form>
            </td>
            <td data-title="${words.state}">${words.states[state]}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}
