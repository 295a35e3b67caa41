import { locales, type Language } from "../../texts/languages.ts"

/** Formats a date and time in the workshop's time zone. */
export function formatDateTime(date: Date, language: Language): string {
  const options = { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Madrid" } as const
  return new Intl.DateTimeFormat(locales[language], options).format(date)
}
