import type { WarningTable } from "@ringside/core/domain"

/** The warnings to a page's author about mistakes in attributes, config, settings and markup. */
export const popupsWarnings = {
  unknownCondition: "Condition {name} does not exist.",
  unknownCookie: "Cookie type {name} does not exist.",
  unknownTrigger: "Trigger type {name} does not exist.",
  sameId: "[ringside popups] two popups have the id {id}; only the first opens by its triggers.",
  wrongPopmake:
    "[ringside popups] data-popmake of #{id} is not JSON; expected an object, so the popup has its defaults.",
  wrongSelectors:
    "[ringside popups] extra_selectors of popup {id} is {value}; expected selectors that the browser or the page's jQuery knows, so they are ignored.",
  wrongSettings: "[ringside popup] data-ringside-settings is {value}; expected a JSON object, so it is ignored.",
  noContent:
    "[ringside popup] the hook holds nothing; expected the popup's content, a <template> of it or data-ringside-address, so the popup opens empty unless the page fills it.",
  foreignAddress:
    "[ringside popup] data-ringside-address is {value}; expected a page of the shop's own origins, so the popup holds a link to it.",
  wrongUntil:
    '[ringside countdown] data-ringside-until is {value}; expected a moment such as "2026-12-01T18:00+01:00", so the hook\'s own text stays.',
  wrongTime:
    '[ringside countdown] its time element is {value}; expected a moment such as "2026-12-01T18:00+01:00", so the hook\'s own text stays.',
  noTimeInText:
    "[ringside countdown] data-ringside-text is {value}; expected a text with {left}, so the time stands after it.",
} as const satisfies WarningTable
