import { escapeHtml } from "@ringside/core/domain"
import { type Variation, formatVariationText } from "./variation.ts"

const placeholder = /(\{{2,3})\s*data\.variation\.([\w-]+)\s*(\}+)/g

/**
 * Fills in one of the host's templates: `{{{ }}}` with markup, `{{ }}` with text, in which what is special to HTML is escaped. Braces
 * that don't match give nothing. `null` for a template that only an evaluation could render. Source: catalogue-and-cart §9.
 */
export function renderVariationTemplate(template: string, variation: Variation): string | null {
  const markup = template.replace("/*<![CDATA[*/", "").replace("/*]]>*/", "")
  // Code, or the way to anything but a member of the variation.
  if (/<#|\{\{/.test(markup.replace(placeholder, ""))) return null
  return markup.replace(placeholder, (_, open: string, name: string, close: string) => {
    if (open.length !== close.length || !Object.hasOwn(variation, name)) return ""
    const value = formatVariationText(variation[name])
    return open.length === 2 ? escapeHtml(value) : value
  })
}
