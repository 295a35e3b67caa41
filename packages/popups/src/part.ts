import { definePart } from "@ringside/core/domain"
import { popupsConfig } from "./config.ts"
import { popupsProperties } from "./customProperties.ts"
import { popupsEvents } from "./events.ts"
import { countdownHook, openerSelector, popupHook, servedForms, servedMarkup } from "./host.ts"
import { popupsJob } from "./jobs.ts"
import { countdownMessages, popupFormMessages, popupsMessages } from "./messages.ts"
import { countdownAttributes, popupAttributes } from "./options.ts"
import { popupsSettings, varsSettings } from "./hostSettings.ts"
import { popupsWarnings } from "./warnings.ts"

export { listCountdownProblems } from "./countdown/hookProblems.ts"

/** Popups of the popup plugin, and popups of hooks. */
export const popupsPart = definePart({
  name: "popups",
  hooks: {
    popup: {
      attributes: popupAttributes,
      summary: {
        place: "marketing",
        does: "a popup that opens by a press, by time, by scrolling, on leaving the page, or by a form",
      },
      example: `<div id="newsletter" data-ringside="popup" data-ringside-open-on=".newsletter" hidden>
  <h2>Once a month</h2>
  <form action="/newsletter" method="post"><input type="email" name="email" required /></form>
</div>`,
      behaviour:
        "A popup whose content is what the hook holds. Give the hook `hidden`, so that nothing moves when it is connected.",
    },
    countdown: {
      attributes: countdownAttributes,
      summary: { place: "marketing", does: "counts down to a moment, in a popup or anywhere else" },
      example: `<p data-ringside="countdown" data-ringside-text="Orders close in {left}." data-ringside-ended="Orders are closed.">
  Orders close on <time datetime="2026-12-01T18:00+01:00">1 December, 18:00</time>.
</p>`,
      behaviour:
        "Counts down to a moment each second, or each minute where motion is reduced, while it is seen; in a popup or anywhere else. What the hook holds is what is read without script. A screen reader is told an hour, ten minutes and a minute before the end, and at the end, when the hook gets the class `ringside-countdown-ended`.",
    },
  },
  jobs: [popupsJob],
  settings: [popupsSettings, varsSettings],
  config: popupsConfig,
  events: popupsEvents,
  properties: popupsProperties,
  messages: [popupsMessages, popupFormMessages, countdownMessages],
  warnings: popupsWarnings,
  members: { popups: { methods: ["open", "close"], subscriptions: ["subscribe"] } },
  late: [
    { file: "publicApi/members.ts", load: {} },
    {
      file: "late.ts",
      styles: "styles.css",
      chunk: "popups",
      doc: "popups and their forms",
      load: {
        press: [{ selector: openerSelector, job: popupsJob }],
        // Popups open automatically, and other scripts open them.
        due: [{ selector: `${servedMarkup}, ${servedForms}`, job: popupsJob }],
        present: `${servedMarkup}, ${servedForms}, ${popupHook}`,
      },
    },
    {
      file: "countdown/countdown.ts",
      styles: "countdown/countdown.css",
      chunk: "countdown",
      doc: "countdowns, where the page has one",
      load: { present: countdownHook },
    },
  ],
  extras: {
    forms: { file: "forms/forms.ts", doc: "forms of popups and of other plugins, where the page has one" },
    automatic: {
      file: "triggers/automatic.ts",
      doc: "popups' exit intent, scroll depth, inactivity, limits, queue and A/B tests, where settings name one",
    },
    media: { file: "media/media.ts", doc: "popups' sounds, videos and lazy content, where one has them" },
    hooks: { file: "hook/hookPopup.ts", styles: "hook/hookPopup.css", doc: "hooks as popups, where the page has one" },
  },
})
