import type { Context } from "hono"
import { readForm } from "../../endpoints/form.ts"
import { html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import { prefixOf } from "../../texts/languages.ts"
import type { ShopEnv } from "../../visit.ts"
import { redirectWithNotice, respondPage } from "../site/respond.ts"
import { cornerPath, newsletterPath } from "./paths.ts"
import { confirmSubscriber, isLinkOpen } from "./subscribers.ts"
import { popupTexts } from "./texts.ts"

/** Answers the link of the e-mail with a page to confirm. The page has a button, because mail scanners follow links, too. */
export async function confirmNewsletterPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { confirm } = popupTexts[visit.language]
  const key = visit.url.searchParams.get("key") ?? ""
  if (!(await isLinkOpen(visit.shop.database, key))) return sendAway(context, false)
  return respondPage(context, {
    title: confirm.title,
    bodyClass: "page",
    isIndexed: false,
    content: ({ notices }) =>
      html`<div class="er-narrow">
        <h1 class="entry-title">${confirm.title}</h1>
        ${noticesWrapper(notices)}
        <p>${confirm.lead}</p>
        <form method="post" action="${prefixOf(visit.language)}${newsletterPath}">
          <input type="hidden" name="key" value="${key}" />
          <button type="submit" class="button alt">${confirm.submit}</button>
        </form>
      </div>`,
  })
}

/** Confirms the subscription, and redirects with the result. */
export async function takeNewsletterConfirmation(context: Context<ShopEnv>): Promise<Response> {
  const { database, clock } = context.var.visit.shop
  const key = (await readForm(context)).get("key") ?? ""
  return sendAway(context, await confirmSubscriber(database, key, new Date(clock())))
}

function sendAway(context: Context<ShopEnv>, isDone: boolean): Promise<Response> {
  const { language, links } = context.var.visit
  const { confirm } = popupTexts[language]
  const notice = isDone
    ? ({ kind: "success", text: confirm.done } as const)
    : ({ kind: "error", text: confirm.gone } as const)
  return redirectWithNotice(context, links.to(cornerPath), notice)
}
