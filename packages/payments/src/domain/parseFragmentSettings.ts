import { cardSettingsName, isRecord, parseJson } from "@ringside/core/domain"

const names = ["paymentMethodsConfig", "currency", "cartTotal"]

/**
 * Reads the settings at the end of an order review's payment fragment. They are in a script that never runs: the JSON text between the
 * comma and the closing parenthesis of its call. Only three members count. Null without such a script. Source: host-pages "Payment provider
 * plugin active".
 */
export function parseFragmentSettings(html: string): Readonly<Record<string, unknown>> | null {
  if (typeof html !== "string") return null
  const name = html.lastIndexOf(`window.${cardSettingsName}`)
  const start = name < 0 ? -1 : html.indexOf(",", name) + 1
  const end = start < 0 ? -1 : html.indexOf("</script>", start)
  if (start < 0 || end < 0) return null
  const closing = html.lastIndexOf(")", end)
  const json = closing > start ? parseJson(html.slice(start, closing).trim()) : undefined
  if (!isRecord(json)) return null
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(json, name) ? [[name, json[name]]] : [])))
}
