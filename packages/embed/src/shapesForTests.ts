import { listModules, type Part } from "@ringside/core/domain"
import { describeOnShapes, type ShapeSentence } from "@ringside/testing/shapes"
import { hostScriptsForTests, jQuery } from "./hostScriptsForTests.ts"
import { readNpmParts } from "./npmPartsForTests.ts"
import * as allParts from "./parts.ts"

const parts = await readNpmParts()
// A page then has the code of its chunks as soon as it asks for them.
await Promise.all(
  parts.flatMap((part) => [
    ...listModules(part).map(({ load }) => load()),
    ...Object.values(part.hooks ?? {}).flatMap(({ widget }) => widget?.fetch() ?? []),
  ]),
)
const handles = [
  ...new Set(Object.values<Part>(allParts).flatMap(({ jobs = [] }) => jobs.flatMap((job) => job.handles))),
]

/** Scripts that draw before they can be seen: without ids, a page of blocks shows their work alone. */
const drawing = ["wc-cart-block-frontend", "wc-checkout-block-frontend"]

/** Runs sentences about the script tag's parts on every shape. All parts are on the page, as in the script tag. */
export function describePartsOnShapes(sentences: readonly ShapeSentence[]): void {
  describeOnShapes({
    parts,
    sentences,
    runHostScripts({ joinsScripts = false }) {
      // Every theme that draws the buttons works them, too.
      jQuery(document).on("click", ".buttons_added .plus", stepUp)
      if (!joinsScripts) printScripts()
      else for (const handle of handles) if (!drawing.includes(handle)) hostScriptsForTests[handle]?.()
    },
  })
}

function stepUp(this: Element): void {
  const field = this.parentElement?.querySelector<HTMLInputElement>("input.qty")
  if (!field) return
  field.value = String(Number(field.value) + 1)
  jQuery(field).trigger("change")
}

function printScripts(): void {
  for (const handle of handles) {
    const script = document.createElement("script")
    Object.assign(script, { id: `${handle}-js`, type: "text/plain" })
    document.head.append(script)
  }
}
