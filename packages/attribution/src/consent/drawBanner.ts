import type { Scope } from "@ringside/core"
import { focusInView } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { translateCategory } from "./bannerCategories.ts"
import { attributionMessages } from "../messages.ts"
import type { consentAttributes } from "../options.ts"

type Answers = Readonly<Record<string, boolean>>

/** The banner's element, and its events. */
export interface Banner {
  readonly element: HTMLElement
  onAnswer(listener: (answers: Answers) => void): void
  /** Shows the earlier choice. */
  show(answers: Answers): void
  focusTitle(): void
}

interface BannerContent {
  readonly options: OptionsOf<typeof consentAttributes>
  readonly categories: readonly string[]
}

/** Creates a region with the question, a choice per category, and two buttons of the same weight. */
export function drawBanner({ page, signal }: Scope, { options, categories }: BannerContent): Banner {
  const translate = page.translator("attribution", attributionMessages)
  const { document } = page
  const create = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    className: string,
    ...content: (Node | string)[]
  ) => {
    const element = document.createElement(name)
    if (className !== "") element.className = className
    element.append(...content)
    return element
  }
  let answer: (answers: Answers) => void = () => undefined
  const createButton = (name: string, label: string, read: () => Answers) => {
    const button = create("button", `ringside-consent__button ringside-consent__button--${name}`, label)
    button.type = "button"
    page.events.listenToField(button, "click", () => answer(read()), { signal })
    return button
  }
  const all = (isAllowed: boolean) => () => Object.fromEntries(categories.map((each) => [each, isAllowed]))
  const boxes = categories.map((category) => {
    const box = create("input", "ringside-consent__box")
    box.type = "checkbox"
    const name = translateCategory(translate, category)
    return { category, box, label: create("label", "ringside-consent__choice", box, name) }
  })
  const readBoxes = () => Object.fromEntries(boxes.map(({ category, box }) => [category, box.checked]))

  const title = create("h2", "ringside-consent__title", translate("title"))
  title.tabIndex = -1
  const text = create("p", "ringside-consent__text", options.text ?? translate("text"))
  if (options.policy !== null) {
    const link = create("a", "ringside-consent__policy", translate("policy"))
    link.href = options.policy
    text.append(" ", link)
  }
  const choices = create(
    "details",
    "ringside-consent__choices",
    create("summary", "ringside-consent__choose", translate("choose")),
  )
  choices.append(...boxes.map(({ label }) => label), createButton("save", translate("save"), readBoxes))
  const buttons = create(
    "div",
    "ringside-consent__buttons",
    createButton("deny", translate("deny"), all(false)),
    createButton("accept", translate("accept"), all(true)),
  )
  const element = create(
    "section",
    `ringside-consent ringside-consent--${options.position} ringside`,
    title,
    text,
    choices,
    buttons,
  )
  element.setAttribute("aria-label", translate("title"))
  element.lang = translate.language
  return {
    element,
    onAnswer: (listener) => (answer = listener),
    show(answers) {
      for (const { category, box } of boxes) box.checked = answers[category] ?? false
    },
    focusTitle: () => focusInView(page, title),
  }
}
