import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { countdown } from "./countdown.ts"
import { ctaHref } from "./counts.ts"
import { contactForm, newsletterForm } from "./popupForms.ts"
import { popupIds, type PopupName } from "./popupIds.ts"
import { popupTexts } from "./texts.ts"
import { videoPath } from "./video.ts"
import { checkoutPath } from "../checkout/paths.ts"
import { archivePath } from "../catalogue/paths.ts"
import { figureUrl } from "../catalogue/picture.ts"
import { cornerPath } from "./paths.ts"

/** Popups in the popup plugin's markup, for the end of a page. The stylesheet hides them. */
export function popups(names: readonly PopupName[], visit: Visit): Html {
  return html`${names.map((name) => popup(name, visit))}`
}

function popup(name: PopupName, visit: Visit): Html {
  const id = String(popupIds[name])
  const words = popupTexts[visit.language]
  return html`<div
    id="pum-${id}"
    role="dialog"
    aria-modal="false"
    aria-labelledby="pum_popup_title_${id}"
    class="pum pum-overlay popmake-overlay ${name === "countdown" ? "pum-overlay-disabled" : ""}"
    data-popmake="${JSON.stringify({ id: popupIds[name], slug: name })}"
  >
    <div id="popmake-${id}" class="pum-container popmake">
      <div id="pum_popup_title_${id}" class="pum-title popmake-title">${words.popups[name]}</div>
      <div class="pum-content popmake-content" tabindex="0">${contents[name](visit)}</div>
      ${
        name === "age"
          ? ""
          : html`<button type="button" class="pum-close popmake-close" aria-label="${words.close}">×</button>`
      }
    </div>
  </div>`
}

const contents: Readonly<Record<PopupName, (visit: Visit) => Html>> = {
  newsletter: (visit) =>
    html`<p>${popupTexts[visit.language].corner.newsletter}</p>
      ${newsletterForm("er-popup-newsletter", visit)}`,
  contact: (visit) => contactForm("er-popup-contact", visit),
  age({ language, links }) {
    const { age } = popupTexts[language]
    return html`<p>${age.text}</p>
      <p class="er-popup-actions">
        <button type="button" class="button alt popmake-close">${age.yes}</button>
        <a class="button" href="${links.to(cornerPath)}">${age.no}</a>
      </p>`
  },
  video: ({ language }) =>
    html`<video
      class="er-popup-video"
      src="${videoPath}"
      poster="${figureUrl("ailen-carcamo", 1, 480)}"
      controls
      loop
      muted
      playsinline
      preload="none"
      width="480"
      height="480"
      aria-label="${popupTexts[language].popups.video}"
    ></video>`,
  countdown(visit) {
    const { language, links } = visit
    return html`${countdown(visit)}
      <p class="pum-cta">
        <a class="button alt" href="${ctaHref(links.to(archivePath))}">${popupTexts[language].countdown.action}</a>
      </p>`
  },
  basket({ language, links }) {
    const { basket } = popupTexts[language]
    return html`<p>${basket.text}</p>
      <p class="pum-cta"><a class="button alt" href="${ctaHref(links.to(checkoutPath))}">${basket.action}</a></p>`
  },
}
