import type { PartDocs } from "@ringside/core/domain"
import { popupsProperties } from "./customProperties.ts"
import { popupsEvents } from "./events.ts"
import { countdownMessages, popupAddressMessages, popupFormMessages, popupsMessages } from "./messages.ts"
import { popupsWarnings } from "./warnings.ts"

/** The package's texts in the documentation. */
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
        "A popup with what you put inside it: frame, close button and title are drawn around it. In HTML of your own, give it `hidden`, so that nothing moves while the page loads; a `<template>` keeps it from where scripts don't run.",
    },
    countdown: {
      summary: { place: "marketing", does: "counts down to a moment, in a popup or anywhere else" },
      example: `<p data-ringside="countdown" data-ringside-text="Orders close in {left}." data-ringside-ended="Orders are closed.">
  Orders close on <time datetime="2026-12-01T18:00+01:00">1 December, 18:00</time>.
</p>`,
      behaviour:
        "Counts down to a moment, such as the end of a sale. What you put inside is shown where scripts don't run. Screen readers say an hour, ten minutes and a minute before the end, and the end (class `ringside-countdown-ended`).",
    },
  },
  modules: {
    popups: "popups and their forms",
    countdown: "countdowns, where the page has one",
    forms: "forms of popups and of other plugins, where the page has one",
    automatic: "popups' exit intent, scroll depth, inactivity, limits, queue and A/B tests, where settings name one",
    media: "popups' sounds, videos and lazy content, where one has them",
    hooks: "hooks as popups, where the page has one",
    address: "the content of another page in a popup, where a hook names one",
  },
  events: popupsEvents,
  properties: popupsProperties,
  messages: [popupsMessages, popupFormMessages, popupAddressMessages, countdownMessages],
  warnings: popupsWarnings,
} satisfies PartDocs
