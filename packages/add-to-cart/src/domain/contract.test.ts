import { expect, test } from "vitest"
import * as domain from "./index.ts"

type Dict<T = string> = Readonly<Record<string, T>>
type ButtonState = Readonly<Record<"loading" | "added" | "viewLink", boolean>>
type ButtonEvent = { type: "click" | "vetoed" | "added" | "failed" | "restored"; isCart?: boolean }
type Variation = Dict<unknown>
type Result = Readonly<{ kind: "incomplete" | "none" } | { kind: "found"; variation: Variation }>
type Chosen = Readonly<{ count: number; chosenCount: number; data: Dict }>
type Option = Readonly<{ value: string; attached: boolean; enabled: boolean }>
type Button = Readonly<{ add: readonly string[]; remove: readonly string[]; wrap: "enabled" | "disabled" }>
type Image = Readonly<Record<"image" | "wrap" | "thumb" | "link", Dict<string | null>>>

/** Every function that the contract lists under add-to-cart (catalogue-and-cart §15); the compiler compares the signatures. */
const listed = {
  createAddToCartFields: domain.createAddToCartFields satisfies (
    dataset: Dict,
    memory: Dict<unknown> | null,
  ) => Dict<unknown>,
  isAjaxAddButton: domain.isAjaxAddButton satisfies (button: { classes: string[]; productId: string }) => boolean,
  createButtonState: domain.createButtonState satisfies () => ButtonState,
  reduceButtonState: domain.reduceButtonState satisfies (state: ButtonState, event: ButtonEvent) => ButtonState,
  parseVariations: domain.parseVariations satisfies (attr: string | null) => {
    readonly mode: "inline" | "ajax"
    readonly variations: readonly Variation[]
  },
  readChosenAttributes: domain.readChosenAttributes satisfies (fields: { name: string; value: string }[]) => Chosen,
  isVariationMatch: domain.isVariationMatch satisfies (attributes: Dict, chosen: Dict) => boolean,
  selectMatchingVariations: domain.selectMatchingVariations satisfies (
    variations: Variation[],
    chosen: Dict,
  ) => Variation[],
  selectVariationResult: domain.selectVariationResult satisfies (variations: Variation[], chosen: Dict) => Result,
  selectAttributeOptions: domain.selectAttributeOptions satisfies (
    variations: Variation[],
    chosenData: Dict,
    attribute: string,
    values: string[],
  ) => Option[],
  isVariationPurchasable: domain.isVariationPurchasable satisfies (v: Variation) => boolean,
  selectVariationQuantity: domain.selectVariationQuantity satisfies (
    current: string,
    variation: Variation,
  ) => Readonly<Record<"value" | "min" | "max", string> & { hidden: boolean }>,
  selectVariationButton: domain.selectVariationButton satisfies (
    state: "purchasable" | "unavailable" | "needed",
  ) => Button,
  selectAddToCartAlert: domain.selectAddToCartAlert satisfies (
    classes: string[],
    texts: { unavailable: string; makeSelection: string },
  ) => string | null,
  createVariationRequestFields: domain.createVariationRequestFields satisfies (
    attributes: Dict,
    productId: string | number,
    customData: string,
  ) => Dict,
  selectVariationImage: domain.selectVariationImage satisfies (variation: Variation) => Image | null,
  renderVariationTemplate: domain.renderVariationTemplate satisfies (
    template: string,
    variation: Variation,
  ) => string | null,
}

test.each(Object.entries(listed))("exports %s", (name, member) => {
  expect([name, typeof member]).toEqual([name, "function"])
})
