import type { AttributeTable } from "@ringside/core/domain"
import { animationTypes, locations, sizes } from "./domain/index.ts"

/** Attributes of a popup hook, after `data-ringside-`. */
export const popupAttributes = {
  title: {
    type: "text",
    maxLength: 120,
    fallback: null,
    doc: "Its heading, above what is in it. Empty: none of ours, and the first heading in it is its name for screen readers.",
  },
  address: {
    type: "url",
    fallback: null,
    doc: "A page of the shop whose content it shows where it holds nothing itself, such as /size-guide/; after a #, the part of that page with that id. It is fetched when the popup first opens.",
  },
  trigger: {
    type: "choice",
    values: ["click", "auto", "exit", "scroll", "inactivity", "form"],
    fallback: "click",
    doc: "What opens it: a press (see “open-on”), time, the mouse leaving the page, having read half of the page, doing nothing, or a form that was sent.",
  },
  delay: {
    type: "integer",
    min: 0,
    max: 86_400_000,
    unit: "ms",
    fallback: null,
    doc: "How long to wait before it opens by time, after a form or without activity, in thousandths of a second. Empty: 500, and 30,000 without activity.",
  },
  "open-on": {
    type: "text",
    maxLength: 1000,
    fallback: null,
    doc: "What opens it when pressed, as a CSS selector (.my-button), beside links to #popmake-{id}.",
  },
  size: { type: "choice", values: sizes, fallback: "medium", doc: "Its width." },
  location: { type: "choice", values: locations, fallback: "center", doc: "Where in the window it stands." },
  animation: {
    type: "choice",
    values: animationTypes,
    fallback: "fade",
    doc: "How it comes in. `grow` plays as `fade`, and `growAndSlide` as `fadeAndSlide`.",
  },
  cookie: {
    type: "text",
    maxLength: 40,
    fallback: "off",
    doc: "For how many days it isn't shown again once it was closed; off for none.",
  },
  stackable: { type: "flag", fallback: false, doc: "Leaves open popups open below it." },
  settings: {
    type: "text",
    maxLength: 20_000,
    fallback: null,
    doc: "For developers: settings of Popup Maker by their names, as JSON. They win.",
  },
} as const satisfies AttributeTable

/** Attributes of a countdown hook, after `data-ringside-`. */
export const countdownAttributes = {
  until: {
    type: "text",
    maxLength: 40,
    fallback: null,
    doc: "The moment it counts to, such as `2026-12-01T18:00+01:00`; UTC where it names no zone. Unset, the `datetime` of the hook or of the time element in it.",
  },
  text: {
    type: "text",
    maxLength: 200,
    fallback: null,
    doc: "What it says, with `{left}` where the time stands. Unset, the time alone.",
  },
  ended: {
    type: "text",
    maxLength: 200,
    fallback: null,
    doc: "What it says when the time is over, instead of our text.",
  },
} as const satisfies AttributeTable
