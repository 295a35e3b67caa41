import type { Context } from "hono"
import { readForm } from "../../endpoints/form.ts"
import { html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import { isVisit, type ShopEnv } from "../../visit.ts"
import { languageField } from "../site/language.ts"
import { redirectWithNotice } from "../site/respond.ts"
import { hasNonce, nonceFields } from "./formRow.ts"
import { respondPrivate } from "./guestPage.ts"
import { logOut } from "./login.ts"
import { logoutNonce } from "./logoutLink.ts"
import { accountPath, logoutPath } from "./paths.ts"
import { accountTexts } from "./texts.ts"

/** Logs out by a link with a valid nonce. Without one, it asks first, because other sites can link here. */
export async function logoutPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const words = accountTexts[visit.language]
  const isFromUs = hasNonce(new Map(visit.url.searchParams), logoutNonce.name, logoutNonce.action, visit)
  const isLoggedIn = (await visit.readCustomer()) !== undefined
  if (!isLoggedIn) return context.redirect(visit.links.to(accountPath), 303)
  if (isFromUs && isVisit(context)) return leave(context)
  return respondPrivate(context, {
    title: words.logout.submit,
    bodyClass: "woocommerce-account woocommerce-page er-account-form",
    isIndexed: false,
    content: ({ notices }) =>
      html`<div class="woocommerce er-narrow">
        <h1 class="entry-title">${words.logout.submit}</h1>
        ${noticesWrapper(notices)}
        <p>${words.logout.sure}</p>
        <form method="post" action="${visit.links.to(accountPath)}${logoutPath}" class="woocommerce-form">
          ${nonceFields(logoutNonce.name, logoutNonce.action, visit)} ${languageField(visit)}
          <p class="form-row"><button type="submit" class="button">${words.logout.submit}</button></p>
        </form>
      </div>`,
  })
}

/** Logs out by the form that asks; an invalid nonce leads back to it. */
export async function takeLogout(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  if (hasNonce(await readForm(context), logoutNonce.name, logoutNonce.action, visit)) return leave(context)
  return context.redirect(`${visit.links.to(accountPath)}${logoutPath}`, 303)
}

async function leave(context: Context<ShopEnv>): Promise<Response> {
  await logOut(context)
  const { visit } = context.var
  const text = accountTexts[visit.language].logout.done
  return redirectWithNotice(context, visit.links.to(accountPath), { kind: "success", text })
}
