import { describeBehaviour } from "@ringside/testing/conformance"
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
