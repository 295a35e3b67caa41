import { consentService, type ConsentState, definePageService, type Page } from "@ringside/core"
import { usePageReader, usePageWait, useStore } from "@ringside/ui"
import { usePageOnceReady } from "@ringside/ui/react"
import { atom } from "nanostores"
import { useCallback, useEffect, useMemo } from "react"
import { storeConsent } from "../consent/consentChoice.ts"
import type { consentCategories } from "../consent/categories.ts"
import { consentSourcesService } from "../consent/consentSources.ts"

/** A category of the WordPress consent API. */
export type ConsentCategory = (typeof consentCategories)[number]

/** The state of each category. */
export type ConsentByCategory = Readonly<Record<ConsentCategory, ConsentState>>

/** The shopper's consent, and the functions of an app's own banner. */
export interface UsedConsent {
  /** `undecided` where no tool of the page asks, and on a server; `pending` while a question has no answer yet. */
  readonly consent: ConsentByCategory
  /**
   * Stores answers for 30 days, in the cookies of the consent API, and reports them to all scripts of the page. A category without one stays as it is.
   * Before there is a page, as in an effect at mount, they wait for it; without a provider it does nothing.
   */
  readonly answer: (answers: Readonly<Partial<Record<ConsentCategory, boolean | undefined>>>) => void
}

const readAll = (read: (category: ConsentCategory) => ConsentState): ConsentByCategory => ({
  functional: read("functional"),
  preferences: read("preferences"),
  "statistics-anonymous": read("statistics-anonymous"),
  statistics: read("statistics"),
  marketing: read("marketing"),
})

/** The consent as long as there is no page. */
const $undecided = /* @__PURE__ */ atom<ConsentByCategory>(/* @__PURE__ */ readAll(() => "undecided"))

const consentStoreService = definePageService("attribution.consentStore", (page: Page) => {
  const { read, onChange } = consentService.of(page)
  const $consent = atom(readAll(read))
  onChange(() => $consent.set(readAll(read)))
  return $consent
})

/** Whether an entry is an answer: a form's state may hold `undefined` for a category. */
function isAnswer(entry: readonly [string, unknown]): entry is [string, boolean] {
  return typeof entry[1] === "boolean"
}

/**
 * The shopper's consent, as all consent tools of the page and the shopper's own answers have it. To have nothing stored or sent before an answer,
 * set `consent: { type: "optin" }` in the provider's config.
 */
export function useConsent(): UsedConsent {
  const page = usePageOnceReady()
  const consent = useStore(page ? consentStoreService.of(page) : $undecided)
  // Not while React renders: what the tools say is sent to the page.
  useEffect(() => {
    if (page) consentSourcesService.of(page)
  }, [page])
  const readPage = usePageReader()
  const waitForPage = usePageWait()
  const answer = useCallback<UsedConsent["answer"]>(
    (answers) => {
      const given = Object.fromEntries(Object.entries(answers).filter(isAnswer))
      const store = (current: Page) => storeConsent(current, given)
      const current = readPage()
      if (current) store(current)
      else waitForPage().then(store, ignore)
    },
    [readPage, waitForPage],
  )
  return useMemo(() => ({ consent, answer }), [consent, answer])
}

function ignore(): void {
  // `usePageOnceReady` has warned that there is no provider.
}
