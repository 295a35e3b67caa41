import { escapeHtml } from "@ringside/core/domain"
import { type Variation, formatVariationText } from "./variation.ts"

const placeholder = /(\{{2,3})\s*data\.variation\.([\w-]+)\s*(\}+)/g

/**
 * Fills in one of the host's templates: `{{{ }}}` with markup, `{{ }}` with escaped text. Unmatched placeholders become empty. `null` for a
 * template with code. Source: catalogue-and-cart §9.
 */
export function renderVariationTemplate(template: string, variation: Variation): string | null {
  const markup = template.replace("/*<![CDATA[*/", "").replace("/*]]>*/", "")
  // Code, or a placeholder for anything but a member of the variation.
  if (/<#|\{\{/.test(markup.replace(placeholder, ""))) return null
  return markup.replace(placeholder, (_, open: string, name: string, close: string) => {
    if (open.length !== close.length || !Object.hasOwn(variation, name)) return ""
    const value = formatVariationText(variation[name])
    return open.length === 2 ? escapeHtml(value) : value
  })
}
