import { definePageService, type LoaderPage, type Page } from "@ringside/core"
import { popupActionsOf } from "./actions.ts"
import type { Address, Automatic, Forms, Hooks, Media } from "./extras.ts"
import { addressModule, automaticModule, formsModule, hooksModule, mediaModule } from "./modules.ts"

/** The content of an extra file on one page. */
interface Extra<Held> {
  /** Null until the file has loaded. */
  held: Held | null
  loading: Promise<Held | null> | null
  readonly create: (page: Page) => Promise<Held>
}

interface Extras {
  readonly forms: Extra<Forms>
  readonly automatic: Extra<Automatic>
  readonly media: Extra<Media>
  readonly hooks: Extra<Hooks>
  readonly address: Extra<Address>
}

type HeldOf<Name extends keyof Extras> = NonNullable<Extras[Name]["held"]>

const extrasService = definePageService("popups.extras", (): Extras => ({
  forms: defineExtra(async (page) => (await page.modules.load(formsModule)).createForms(page, popupActionsOf(page))),
  automatic: defineExtra(async (page) => (await page.modules.load(automaticModule)).createAutomatic(page)),
  media: defineExtra(async (page) => (await page.modules.load(mediaModule)).createMedia(page, popupActionsOf(page))),
  hooks: defineExtra(async (page) => (await page.modules.load(hooksModule)).createHooks()),
  address: defineExtra(async (page) =>
    (await page.modules.load(addressModule)).createAddress(page, popupActionsOf(page)),
  ),
}))

function defineExtra<Held>(create: Extra<Held>["create"]): Extra<Held> {
  return { held: null, loading: null, create }
}

/** The content of an extra file; null until `loadExtra` has fetched it. */
export function findExtra<Name extends keyof Extras>(page: LoaderPage, name: Name): HeldOf<Name> | null {
  const extra: Extra<HeldOf<Name>> = extrasService.of(page)[name]
  return extra.held
}

/** Fetches an extra file once. Null when it fails, which is reported; a later call tries again. */
export function loadExtra<Name extends keyof Extras>(page: Page, name: Name): Promise<HeldOf<Name> | null> {
  const extra: Extra<HeldOf<Name>> = extrasService.of(page)[name]
  extra.loading ??= extra
    .create(page)
    .then((held) => (page.signal.aborted ? null : (extra.held = held)))
    .catch((cause: unknown) => {
      extra.loading = null
      if (!page.signal.aborted) page.reports.fail({ during: "load", widget: "popups", cause })
      return null
    })
  return extra.loading
}
