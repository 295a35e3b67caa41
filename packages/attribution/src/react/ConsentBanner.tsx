import { delegate, readDocumentCookies } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { type RootProps, usePage, useTranslate } from "@ringside/ui"
import { createRootComponent, type RootComponentProps } from "@ringside/ui/react"
import { useEffect, useMemo, useRef, useState } from "react"
import { readCategories } from "../consent/bannerCategories.ts"
import { returnFocus } from "../consent/bannerFocus.ts"
import { readConsentCookie } from "../consent/consentCookie.ts"
import { selectors } from "../host.ts"
import { attributionMessages } from "../messages.ts"
import { consentAttributes } from "../options.ts"
import { type ConsentAnswers, ConsentQuestion } from "./ConsentQuestion.tsx"
import { useConsent } from "./useConsent.ts"
import "../styles.css"

/** The props of `ConsentBanner`. */
export type ConsentBannerProps = RootComponentProps<typeof consentAttributes>

/**
 * Asks for consent until it is answered, and again at links to `#ringside-consent`. Where it stands at an edge of the window, render it before the
 * rest of the app: the keyboard then reaches it before what it covers.
 */
export const ConsentBanner = /* @__PURE__ */ createRootComponent({
  name: "consent",
  attributes: consentAttributes,
  component: Banner,
})

function Banner({ options, host }: RootProps<OptionsOf<typeof consentAttributes>>) {
  const page = usePage()
  const translate = useTranslate("attribution", attributionMessages)
  // Renders again when the shopper answers elsewhere, such as by a button of the app.
  const { answer } = useConsent()
  const categories = useMemo(() => readCategories(page, host, options), [page, host, options])
  const { openCount, close, placeRef } = useReopening()
  /** Where cookies are refused, an answer counts until the page goes. */
  const [answered, setAnswered] = useState<readonly string[]>([])
  const cookies = readDocumentCookies(page)
  const isAnswered = (category: string) => answered.includes(category) || readConsentCookie(cookies, category) !== ""
  if (openCount === 0 && categories.every(isAnswered)) return null
  const settle = (answers: ConsentAnswers, hadFocus: boolean) => {
    answer(answers)
    setAnswered(categories)
    close()
    if (hadFocus) returnFocus(page, placeRef.current)
    placeRef.current = null
    page.announce.polite(translate("saved"))
  }
  return (
    <ConsentQuestion
      {...{ options, categories, openCount }}
      onAnswer={settle}
      onEnter={(from) => {
        placeRef.current = from
      }}
    />
  )
}

/** Opens the banner again at a press of a link to it. */
function useReopening() {
  const page = usePage()
  /** How often a link was pressed since it was closed. */
  const [openCount, setOpenCount] = useState(0)
  /** The reader's place before the banner: the link that opened it, or the control that the Tab key came from. */
  const placeRef = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const ended = new AbortController()
    const open = (event: Event, link: HTMLElement) => {
      event.preventDefault()
      placeRef.current = link
      setOpenCount((count) => count + 1)
    }
    delegate(page, "click", selectors.consentLink, open, { signal: ended.signal, widget: "consent" })
    return () => ended.abort()
  }, [page])
  return { openCount, close: () => setOpenCount(0), placeRef }
}
