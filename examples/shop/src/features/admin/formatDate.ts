import { locales, type Language } from "../../texts/languages.ts"

/** Day and time at the workshop. */
export function formatDateTime(date: Date, language: Language): string {
  const options = { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Madrid" } as const
  return new Intl.DateTimeFormat(locales[language], options).format(date)
}
