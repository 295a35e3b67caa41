import type { Page } from "@ringside/core"

/** Reports the country of an address to the page's scripts. Source: checkout contract §4.1, §5. */
export function sendCountryEvent(
  page: Page,
  name: "country_to_state_changing" | "country_to_state_changed",
  { country, wrapper }: { readonly country: string; readonly wrapper: HTMLElement },
): void {
  page.events.send({ name, target: page.document.body, args: [country, wrapper], detail: { country, wrapper } })
}
