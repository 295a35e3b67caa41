import { definePart } from "@ringside/core/domain"
import { popupsConfig } from "./config.ts"
import { popupsProperties } from "./customProperties.ts"
import { popupsEvents } from "./events.ts"
import { openerSelector, popupHook, servedMarkup } from "./host.ts"
import { popupsJob } from "./jobs.ts"
import { popupsMessages } from "./messages.ts"
import { popupAttributes } from "./options.ts"

/** Popups of the popup plugin, and popups of hooks. */
export const popupsPart = definePart({
  name: "popups",
  hooks: {
    popup: {
      attributes: popupAttributes,
      example: `<div id="newsletter" data-ringside="popup" data-ringside-open-on=".newsletter" hidden>
  <h2>Once a month</h2>
  <form action="/newsletter" method="post"><input type="email" name="email" required /></form>
</div>`,
      behaviour:
        "A popup whose content is what the hook holds. Give the hook `hidden`, so that nothing moves when it is connected.",
    },
  },
  jobs: [popupsJob],
  config: popupsConfig,
  events: popupsEvents,
  properties: popupsProperties,
  messages: [popupsMessages],
  members: { popups: { methods: ["open", "close"], subscriptions: ["subscribe"] } },
  late: [
    { file: "members.ts", load: {} },
    {
      file: "late.ts",
      styles: "styles.css",
      chunk: "popups",
      doc: "popups and their forms",
      load: {
        press: [{ selector: openerSelector, job: popupsJob }],
        // Popups open by themselves, and other scripts ask for them.
        due: [{ selector: servedMarkup, job: popupsJob }],
        present: `${servedMarkup}, ${popupHook}`,
      },
    },
  ],
  extras: {
    forms: { file: "forms.ts", doc: "forms of popups and of other plugins, where the page has one" },
    automatic: {
      file: "automatic.ts",
      doc: "popups' exit intent, scroll depth, inactivity, limits, queue and A/B tests, where settings name one",
    },
    media: { file: "media.ts", doc: "popups' sounds, videos and lazy content, where one has them" },
    hooks: { file: "hookPopup.ts", styles: "hookPopup.css", doc: "hooks as popups, where the page has one" },
  },
})
