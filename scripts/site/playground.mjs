/** @typedef {import("../../packages/core/src/domain/attributeTable.ts").AttributeSpec} AttributeSpec */

/**
 * The options of a hook as the playground's fields.
 * @param {{ readonly attributes: Readonly<Record<string, AttributeSpec>> }} hook
 */
export function listOptions({ attributes }) {
  return {
    options: Object.entries(attributes).map(([name, spec]) => ({
      name,
      doc: spec.doc,
      fallback: formatFallback(spec),
      choices: spec.type === "choice" ? spec.values : spec.type === "flag" ? ["on", "off"] : undefined,
      isNumber: spec.type === "integer" || spec.type === "money",
    })),
  }
}

/** @param {AttributeSpec} spec */
function formatFallback(spec) {
  if (spec.type === "flag") return spec.fallback ? "on" : "off"
  return spec.fallback === null ? "" : String(spec.fallback)
}
