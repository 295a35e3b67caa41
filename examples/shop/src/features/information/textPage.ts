import type { Answer } from "../../feature.ts"
import { html, type Html } from "../../html/html.ts"
import { respondPage } from "../site/respond.ts"
import { informationTexts, type TextPage } from "./texts.ts"

/** Answers with a page that consists of texts only. */
export function textPage(name: "privacy" | "legalNotice"): Answer {
  return (context) => {
    const words = informationTexts[context.var.visit.language][name]
    return respondPage(context, {
      title: words.title,
      description: words.lead,
      bodyClass: "page",
      content: () =>
        html`<div class="er-narrow er-text">
          ${textSections(words)}
          ${"change" in words ? html`<p><a href="#ringside-consent">${words.change}</a></p>` : ""}
        </div>`,
    })
  }
}

/** The title, introduction and sections of a page. */
export function textSections({ title, lead, sections }: TextPage): Html {
  return html`<h1 class="entry-title">${title}</h1>
    <p class="er-lead">${lead}</p>
    ${sections.map(
      ({ heading, paragraphs }) =>
        html`<h2>${heading}</h2>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`,
    )}`
}
