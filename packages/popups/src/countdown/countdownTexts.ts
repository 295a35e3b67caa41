import { markLanguage, type Page, warnAuthor } from "@ringside/core"
import { nullPrototype, type OptionsOf } from "@ringside/core/domain"
import { splitTimeLeft } from "../domain/index.ts"
import { countdownMessages } from "../messages.ts"
import type { countdownAttributes } from "../options.ts"
import { popupsWarnings } from "../warnings.ts"

/** The texts of a countdown. */
export interface CountdownTexts {
  /** Writes the remaining time, or the text of the end, into an element of ours. */
  write(element: HTMLElement, leftMs: number, unit: "second" | "minute"): void
  /** Formats the remaining time, or the text of the end, as one sentence. */
  speak(leftMs: number): string
}

const minuteMs = 60_000

const placeholder = "{left}"

/** The texts of one hook, in the page's language. */
export function createCountdownTexts(page: Page, options: OptionsOf<typeof countdownAttributes>): CountdownTexts {
  const translate = page.translator("popups", countdownMessages)
  const { text } = options
  if (text !== null && !text.includes(placeholder)) {
    warnAuthor(page, popupsWarnings.noTimeInText, null, { value: JSON.stringify(text), left: placeholder })
  }
  const [before = "", ...rest] = (text ?? placeholder).split(placeholder)
  const after = rest.join(placeholder)
  const ended = options.ended ?? translate("countdownEnded")
  const { locale } = page.config
  return {
    write(element, leftMs, unit) {
      if (leftMs === 0) {
        element.textContent = ended
        if (options.ended === null) markLanguage(element, translate.language)
        return
      }
      const parts = listUnits(leftMs, unit).map(([name, count]) => formatUnit(locale, name, count))
      const spans = element.querySelectorAll(".ringside-countdown-part")
      // Write only changed parts, so that a selection of the others stays.
      if (parts.length > 0 && spans.length === parts.length) {
        for (const [index, part] of parts.entries()) {
          const span = spans[index]
          if (span && span.textContent !== part) span.textContent = part
        }
        return
      }
      const soon = page.document.createElement("span")
      soon.textContent = translate("countdownSoon")
      element.replaceChildren(
        joinText(before, rest.length > 0),
        ...(parts.length > 0 ? createSpans(page, parts) : [soon]),
        after,
      )
      if (soon.isConnected) markLanguage(soon, translate.language)
    },
    speak(leftMs) {
      if (leftMs === 0) return ended
      const units = listUnits(leftMs, "second").filter(([, count]) => count > 0)
      const left = new Intl.ListFormat(locale, nullPrototype({ type: "unit" } as const)).format(
        units.map(([name, count]) => formatUnit(locale, name, count)),
      )
      return text === null
        ? translate("countdownLeft", { left })
        : `${joinText(before, rest.length > 0)}${left}${after}`
    },
  }
}

function joinText(before: string, hasPlaceholder: boolean): string {
  return hasPlaceholder || before === "" ? before : `${before} `
}

/** The remaining time by unit, from the first that isn't zero. A started minute counts; less than one is no unit. */
function listUnits(leftMs: number, smallest: "second" | "minute"): readonly (readonly [string, number])[] {
  const isRounded = smallest === "minute"
  if (isRounded && leftMs <= minuteMs) return []
  const { days, hours, minutes, seconds } = splitTimeLeft(isRounded ? Math.ceil(leftMs / minuteMs) * minuteMs : leftMs)
  const units = [
    ["day", days],
    ["hour", hours],
    ["minute", minutes],
    ["second", seconds],
  ] as const
  return units.slice(
    units.findIndex(([, count]) => count > 0),
    isRounded ? -1 : undefined,
  )
}

/** `3 days`, in the page's language. */
function formatUnit(locale: string, unit: string, count: number): string {
  return new Intl.NumberFormat(locale, nullPrototype({ style: "unit", unit, unitDisplay: "long" } as const)).format(
    count,
  )
}

function createSpans({ document }: Page, parts: readonly string[]): readonly (Element | string)[] {
  return parts.flatMap((part, index) => {
    const span = document.createElement("span")
    span.className = "ringside-countdown-part"
    span.textContent = part
    return index === 0 ? [span] : [" ", span]
  })
}
