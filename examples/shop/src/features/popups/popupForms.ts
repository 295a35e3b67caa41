import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { languageField } from "../site/language.ts"
import { popupTexts } from "./texts.ts"
import { privacyPath } from "../information/paths.ts"
import { informationTexts } from "../information/texts.ts"
import { cornerPath } from "./paths.ts"

/**
 * The newsletter form. Without a script it is posted to the page about the workshop. `id` is the prefix of its ids, because a page can
 * contain the form twice.
 */
export function newsletterForm(id: string, visit: Visit): Html {
  const { form: words } = popupTexts[visit.language]
  return html`<form class="pum-sub-form er-popup-form" method="post" action="${visit.links.to(cornerPath)}" novalidate>
    <input type="hidden" name="form" value="newsletter" />${languageField(visit)}
    ${field({ id: `${id}-name`, name: "name", label: `${words.name} (${words.optional})`, autocomplete: "given-name" })}
    ${field({ id: `${id}-email`, name: "email", label: words.email, type: "email", autocomplete: "email" })}
    <div class="pum-form__field er-popup-consent">
      <input type="checkbox" name="consent" id="${id}-consent" value="yes" />
      <label for="${id}-consent"
        >${words.consent}
        <a href="${visit.links.to(privacyPath)}">${informationTexts[visit.language].privacy.title}</a></label
      >
    </div>
    <button type="submit" class="button alt">${words.subscribe}</button>
  </form>`
}

/** The form for messages to the workshop. `id` is the prefix of its ids. */
export function contactForm(id: string, visit: Visit): Html {
  const { form: words } = popupTexts[visit.language]
  return html`<form class="pum-form er-popup-form" method="post" action="${visit.links.to(cornerPath)}" novalidate>
    <input type="hidden" name="form" value="contact" />${languageField(visit)}
    ${field({ id: `${id}-name`, name: "name", label: words.name, autocomplete: "name" })}
    ${field({ id: `${id}-email`, name: "email", label: words.email, type: "email", autocomplete: "email" })}
    <div class="pum-form__field">
      <label for="${id}-message">${words.message}</label>
      <textarea name="message" id="${id}-message" rows="5" class="input-text"></textarea>
    </div>
    <button type="submit" class="button alt">${words.send}</button>
  </form>`
}

interface Field {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly type?: "text" | "email"
  readonly autocomplete: string
}

function field({ id, name, label, type = "text", autocomplete }: Field): Html {
  return html`<div class="pum-form__field">
    <label for="${id}">${label}</label>
    <input type="${type}" name="${name}" id="${id}" class="input-text" autocomplete="${autocomplete}" maxlength="254" />
  </div>`
}
