/** Sets `lang` on `element`, which is in the page, where the text around it is in another language than its own. */
export function markLanguage(element: HTMLElement, language: string): void {
  if (readForeignLanguage(element, language) !== undefined) element.lang = language
}

/** The language of the page around `element`, if it differs from `language`. Undefined where the page has none. */
export function readForeignLanguage(element: HTMLElement, language: string): string | undefined {
  const around = element.parentElement?.closest<HTMLElement>("[lang]")?.lang ?? ""
  return around !== "" && !isSameLanguage(around, language) ? around : undefined
}

/** Whether two tags name one language, which screen readers choose a voice by, whatever region and script. */
export function isSameLanguage(a: string, b: string): boolean {
  return readBase(a) === readBase(b)
}

function readBase(tag: string): string | undefined {
  return tag.toLowerCase().split(/[-_]/)[0]
}
