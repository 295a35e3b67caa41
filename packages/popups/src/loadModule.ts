import { definePageService, type LoaderPage, type Page } from "@ringside/core"
import { popupActionsOf } from "./actions.ts"
import type { Address, Automatic, Forms, Hooks, Media } from "./askedModules.ts"
import { addressModule, automaticModule, formsModule, hooksModule, mediaModule } from "./modules.ts"

/** The content of a module on one page. */
interface PopupModule<Held> {
  /** Null until the module has loaded. */
  held: Held | null
  loading: Promise<Held | null> | null
  readonly create: (page: Page) => Promise<Held>
}

interface PopupModules {
  readonly forms: PopupModule<Forms>
  readonly automatic: PopupModule<Automatic>
  readonly media: PopupModule<Media>
  readonly hooks: PopupModule<Hooks>
  readonly address: PopupModule<Address>
}

type HeldOf<Name extends keyof PopupModules> = NonNullable<PopupModules[Name]["held"]>

const modulesService = definePageService("popups.modules", (): PopupModules => ({
  forms: defineModule(async (page) => (await page.modules.load(formsModule)).createForms(page, popupActionsOf(page))),
  automatic: defineModule(async (page) => (await page.modules.load(automaticModule)).createAutomatic(page)),
  media: defineModule(async (page) => (await page.modules.load(mediaModule)).createMedia(page, popupActionsOf(page))),
  hooks: defineModule(async (page) => (await page.modules.load(hooksModule)).createHooks()),
  address: defineModule(async (page) =>
    (await page.modules.load(addressModule)).createAddress(page, popupActionsOf(page)),
  ),
}))

function defineModule<Held>(create: PopupModule<Held>["create"]): PopupModule<Held> {
  return { held: null, loading: null, create }
}

/** The content of a module; null until `loadModule` has fetched it. */
export function findModule<Name extends keyof PopupModules>(page: LoaderPage, name: Name): HeldOf<Name> | null {
  const module: PopupModule<HeldOf<Name>> = modulesService.of(page)[name]
  return module.held
}

/** Fetches a module once. Null when it fails, which is reported; a later call tries again. */
export function loadModule<Name extends keyof PopupModules>(page: Page, name: Name): Promise<HeldOf<Name> | null> {
  const module: PopupModule<HeldOf<Name>> = modulesService.of(page)[name]
  module.loading ??= module
    .create(page)
    .then((held) => (page.signal.aborted ? null : (module.held = held)))
    .catch((cause: unknown) => {
      module.loading = null
      if (!page.signal.aborted) page.reports.fail({ during: "load", widget: "popups", cause })
      return null
    })
  return module.loading
}
