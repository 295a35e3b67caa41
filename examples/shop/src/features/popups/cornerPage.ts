import type { Context } from "hono"
import { readForm } from "../../endpoints/form.ts"
import { html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import { prefixOf } from "../../texts/languages.ts"
import type { ShopEnv } from "../../visit.ts"
import type { Notice } from "../../session/notice.ts"
import { shopAddress } from "../site/footer.ts"
import { redirectWithNotice, respondPage, type PageStatus } from "../site/respond.ts"
import { workshopPanel } from "../translation/workshopPanel.ts"
import { countdown } from "./countdown.ts"
import { cabinetPath, cornerPath } from "./paths.ts"
import { newsletterForm } from "./popupForms.ts"
import { popups } from "./popupMarkup.ts"
import { createPopupSettings } from "./popupSettings.ts"
import { takeContact, takeNewsletter } from "./takeForms.ts"
import { popupTexts } from "./texts.ts"
import { videoPath } from "./video.ts"
import { archivePath } from "../catalogue/paths.ts"

const cornerPopups = ["contact", "video", "countdown", "basket"] as const
const cabinetPopups = ["age", "newsletter"] as const

/** The page about the workshop. Links that open popups also work without a script. */
export function cornerPage(context: Context<ShopEnv>): Promise<Response> {
  return respondCorner(context)
}

/** Takes a form that was posted without a script. Invalid fields are answered with 422 and their messages. */
export async function takeCornerForm(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const form = await readForm(context)
  const outcome = await (form.get("form") === "contact" ? takeContact : takeNewsletter)(context, visit, form)
  const texts = outcome.kind === "taken" ? [outcome.message] : outcome.errors.map(({ message }) => message)
  const notice = { kind: outcome.kind === "taken" ? "success" : "error", text: texts.join(" ") } as const
  if (outcome.kind === "refused") return respondCorner(context, notice, 422)
  return redirectWithNotice(context, visit.links.to(cornerPath), notice)
}

function respondCorner(context: Context<ShopEnv>, notice?: Notice, status: PageStatus = 200): Promise<Response> {
  const { visit } = context.var
  const { corner } = popupTexts[visit.language]
  const { links } = visit
  const page = {
    title: corner.title,
    bodyClass: "page er-popups",
    settings: createPopupSettings(cornerPopups, visit),
    content: ({ notices }: { readonly notices: readonly Notice[] }) =>
      html`<div class="er-narrow">
          <h1 class="entry-title">${corner.title}</h1>
          ${noticesWrapper(notice ? [...notices, notice] : notices)}
          <p>${corner.lead}</p>
          ${countdown(visit)} ${workshopPanel()}
          <p>${corner.video}</p>
          <p><a class="button popmake-video" href="${videoPath}">${corner.videoLink}</a></p>
          <p>${corner.contact}</p>
          <p><a class="button popmake-contact" href="mailto:${shopAddress}">${corner.contactLink}</a></p>
          <p>${corner.cabinet}</p>
          <p><a class="button" href="${prefixOf(visit.language)}${cabinetPath}">${corner.cabinetLink}</a></p>
          <p><a class="button" href="${links.to(archivePath)}">${corner.archive}</a></p>
          <section id="boletin" aria-labelledby="er-newsletter-title">
            <h2 id="er-newsletter-title">${popupTexts[visit.language].popups.newsletter}</h2>
            <p>${corner.newsletter}</p>
            ${newsletterForm("er-newsletter", visit)}
          </section>
        </div>
        ${popups(cornerPopups, visit)}`,
  }
  return respondPage(context, page, status)
}

/** The page of the cabinet, with the popup that asks for the visitor's age. */
export function cabinetPage(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const { cabinet, corner } = popupTexts[visit.language]
  return respondPage(context, {
    title: cabinet.title,
    bodyClass: "page er-popups",
    isIndexed: false,
    settings: createPopupSettings(cabinetPopups, visit),
    content: ({ notices }) =>
      html`<div class="er-narrow">
          <h1 class="entry-title">${cabinet.title}</h1>
          ${noticesWrapper(notices)}
          <p>${cabinet.text}</p>
          <p>
            <a class="button popmake-newsletter" href="${visit.links.to(cornerPath)}#boletin"
              >${corner.newsletterLink}</a
            >
          </p>
          <p><a class="button" href="${visit.links.to(cornerPath)}">${cabinet.back}</a></p>
        </div>
        ${popups(cabinetPopups, visit)}`,
  })
}
