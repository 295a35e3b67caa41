import type { PartDocs } from "@ringside/core/domain"
import { popupsProperties } from "./customProperties.ts"
import { popupsEvents } from "./events.ts"

/** What the documentation says about the package. */
export const docs = {
  hooks: {
    popup: {
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
      summary: { place: "marketing", does: "counts down to a moment, in a popup or anywhere else" },
      example: `<p data-ringside="countdown" data-ringside-text="Orders close in {left}." data-ringside-ended="Orders are closed.">
  Orders close on <time datetime="2026-12-01T18:00+01:00">1 December, 18:00</time>.
</p>`,
      behaviour:
        "Counts down to a moment each second, or each minute where motion is reduced, while it is seen; in a popup or anywhere else. What the hook holds is what is read without script. A screen reader is told an hour, ten minutes and a minute before the end, and at the end, when the hook gets the class `ringside-countdown-ended`.",
    },
  },
  modules: {
    popups: "popups and their forms",
    countdown: "countdowns, where the page has one",
    forms: "forms of popups and of other plugins, where the page has one",
    automatic: "popups' exit intent, scroll depth, inactivity, limits, queue and A/B tests, where settings name one",
    media: "popups' sounds, videos and lazy content, where one has them",
    hooks: "hooks as popups, where the page has one",
  },
  events: popupsEvents,
  properties: popupsProperties,
} satisfies PartDocs
