import { describeBehaviour } from "@ringside/testing/conformance"
import { variationJob } from "../jobs.ts"
import { variationsBehaviour } from "./behaviour.ts"
import { createVariation, formatForm } from "./formForTests.ts"
import { swatchesBehaviour } from "./swatches.ts"

const variations = [createVariation(21, "S", "red"), createVariation(22, "L", "blue")]
const form = formatForm({ variations }).replace('name="quantity"', 'name="quantity" aria-label="Quantity"')

describeBehaviour(swatchesBehaviour, {
  html: `<div data-ringside="variations" data-ringside-swatches="on">${form}</div>`,
  selector: '[data-ringside~="variations"]',
  isConnected: (element) => element.querySelectorAll("[role=radiogroup]").length === 2,
  use: (element) => element.querySelector<HTMLElement>("[role=radio]")?.click(),
})

describeBehaviour(variationsBehaviour, {
  html: form,
  selector: ".variations_form",
  job: variationJob,
  settings: { i18n_no_matching_variations_text: "No match." },
  isConnected: (element) => element.querySelector<HTMLElement>(".reset_variations")?.style.visibility !== "",
  use(element) {
    for (const [name, value] of Object.entries({ size: "S", colour: "red" })) {
      const select = element.querySelector<HTMLSelectElement>(`#${name}`)
      if (!select) continue
      select.value = value
      select.dispatchEvent(new Event("change", { bubbles: true }))
    }
  },
})
