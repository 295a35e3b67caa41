import { edgesService, findTypedElement, focusInView, readDocumentCookies } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { usePage, useTranslate } from "@ringside/ui"
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react"
import { translateCategory } from "../consent/bannerCategories.ts"
import { readConsentCookie } from "../consent/consentCookie.ts"
import { attributionMessages } from "../messages.ts"
import type { consentAttributes } from "../options.ts"

/** Whether each category is allowed. */
export type ConsentAnswers = Readonly<Record<string, boolean>>

interface ConsentQuestionProps {
  readonly options: OptionsOf<typeof consentAttributes>
  readonly categories: readonly string[]
  /** How often a link has opened it: 0 where it asks by itself. */
  readonly openCount: number
  /** `hadFocus`: whether the reader was in it. */
  readonly onAnswer: (answers: ConsentAnswers, hadFocus: boolean) => void
  /** Called with the element that focus came from. */
  readonly onEnter: (from: HTMLElement) => void
}

/** The question, a choice per category, and two buttons of the same weight. */
export function ConsentQuestion({ options, categories, openCount, onAnswer, onEnter }: ConsentQuestionProps) {
  const page = usePage()
  const translate = useTranslate("attribution", attributionMessages)
  const [banner, setBanner] = useState<HTMLElement | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEdge(banner, options.position !== "inline")
  useTitleFocus(title, openCount)
  const answer = (answers: ConsentAnswers) => onAnswer(answers, banner?.contains(page.document.activeElement) ?? false)
  const answerAll = (isAllowed: boolean) => answer(Object.fromEntries(categories.map((each) => [each, isAllowed])))
  const enter = ({ relatedTarget }: FocusEvent) => {
    const from = findTypedElement(page, { target: relatedTarget }, "HTMLElement")
    if (from && !banner?.contains(from)) onEnter(from)
  }
  return (
    <section
      ref={setBanner}
      className={`ringside-consent ringside-consent--${options.position} ringside`}
      aria-label={translate("title")}
      onFocus={enter}
    >
      <h2 ref={title} className="ringside-consent__title" tabIndex={-1}>
        {translate("title")}
      </h2>
      <p className="ringside-consent__text">
        {options.text ?? translate("text")}
        {options.policy !== null && (
          <>
            {" "}
            <a className="ringside-consent__policy" href={options.policy}>
              {translate("policy")}
            </a>
          </>
        )}
      </p>
      <Choices categories={categories} onAnswer={answer} />
      <div className="ringside-consent__buttons">
        <AnswerButton name="deny" onPress={() => answerAll(false)} />
        <AnswerButton name="accept" onPress={() => answerAll(true)} />
      </div>
    </section>
  )
}

interface ChoicesProps {
  readonly categories: readonly string[]
  readonly onAnswer: (answers: ConsentAnswers) => void
}

/** A box for each category, which shows the earlier choice. */
function Choices({ categories, onAnswer }: ChoicesProps) {
  const page = usePage()
  const translate = useTranslate("attribution", attributionMessages)
  const [chosen, setChosen] = useState<ConsentAnswers>({})
  const cookies = readDocumentCookies(page)
  const isAllowed = (category: string) => chosen[category] ?? readConsentCookie(cookies, category) === "allow"
  return (
    <details className="ringside-consent__choices">
      <summary className="ringside-consent__choose">{translate("choose")}</summary>
      {categories.map((category) => (
        <label key={category} className="ringside-consent__choice">
          <input
            className="ringside-consent__box"
            type="checkbox"
            checked={isAllowed(category)}
            onChange={({ currentTarget: { checked } }) => setChosen({ ...chosen, [category]: checked })}
          />
          {translateCategory(translate, category)}
        </label>
      ))}
      <AnswerButton
        name="save"
        onPress={() => onAnswer(Object.fromEntries(categories.map((each) => [each, isAllowed(each)])))}
      />
    </details>
  )
}

interface AnswerButtonProps {
  readonly name: "save" | "deny" | "accept"
  readonly onPress: () => void
}

function AnswerButton({ name, onPress }: AnswerButtonProps) {
  const translate = useTranslate("attribution", attributionMessages)
  return (
    <button type="button" className={`ringside-consent__button ringside-consent__button--${name}`} onClick={onPress}>
      {translate(name)}
    </button>
  )
}

/** Has notices and buttons at the same edge of the window make room. */
function useEdge(element: HTMLElement | null, isAtEdge: boolean): void {
  const page = usePage()
  useEffect(() => {
    if (!element || !isAtEdge) return
    const ended = new AbortController()
    edgesService.of(page).add(element, ended.signal)
    return () => ended.abort()
  }, [page, element, isAtEdge])
}

/** Moves focus to the title of a banner at each press of a link to it. */
function useTitleFocus(title: RefObject<HTMLElement | null>, openCount: number): void {
  const page = usePage()
  const lastCount = useRef(0)
  useEffect(() => {
    // React runs this again when it shows an app that it had hidden.
    if (title.current && openCount > lastCount.current) focusInView(page, title.current)
    lastCount.current = openCount
  }, [page, title, openCount])
}
