import type { Page } from "@ringside/core"
import { trimTrailing } from "@ringside/core/domain"
import {
  type AttributeOption,
  type ChosenAttributes,
  readChosenAttributes,
  selectAttributeOptions,
  type Variation,
} from "../domain/index.ts"
import { variationSelectors } from "../host.ts"
import { decodeService } from "./decodeService.ts"

/** The host's selects of one form, each for one attribute. */
export interface AttributeSelects {
  list(): readonly HTMLSelectElement[]
  read(): ChosenAttributes
  /**
   * Offers in each select the values that the other choices allow. Returns a select whose choice is no longer possible, if there is one: it
   * is then empty, and its `change` narrows the others.
   */
  narrow(variations: readonly Variation[]): HTMLSelectElement | null
  /** Restores every option. */
  restore(): void
}

/** All nodes that a select or a group of options has contained, in order. */
type OptionLists = ReadonlyMap<Element, Set<ChildNode>>

/** The selects of `form`. Source: catalogue-and-cart contract §9. */
export function createAttributeSelects(page: Page, form: Element): AttributeSelects {
  const known = new Map<HTMLSelectElement, OptionLists>()
  const list = () => [...form.querySelectorAll<HTMLSelectElement>(variationSelectors.select)].filter(readAttributeName)
  const read = () =>
    readChosenAttributes(list().map((select) => ({ name: readAttributeName(select), value: select.value })))

  const narrowOne = (select: HTMLSelectElement, variations: readonly Variation[]): boolean => {
    const lists = learnOptions(select, known.get(select))
    known.set(select, lists)
    const options = [...lists.values()].flatMap((nodes) => [...nodes].filter(isOption))
    const values = options.map(({ value }) => value).filter(Boolean)
    const states = new Map(
      selectAttributeOptions(variations, read().data, readAttributeName(select), values, decodeService.of(page)).map(
        (state) => [state.value, state],
      ),
    )
    const chosen = select.value
    const isPossible = chosen === "" || (states.get(chosen)?.enabled ?? false)
    const hidesPlaceholder = select.dataset["show_option_none"] === "no" && chosen !== "" && isPossible
    const isLeftOut = (option: HTMLOptionElement) =>
      option.value === "" ? hidesPlaceholder : !states.get(option.value)?.attached
    for (const option of options) markOption(page, option, states.get(option.value))
    for (const [parent, nodes] of lists) {
      putNodes(
        parent,
        [...nodes].filter((node) => !isOption(node) || !isLeftOut(node)),
      )
    }
    select.value = isPossible ? chosen : ""
    return isPossible
  }

  return {
    list,
    read,
    narrow: (variations) => list().find((select) => !narrowOne(select, variations)) ?? null,
    restore() {
      for (const [select, lists] of known) {
        const { value } = select
        for (const [parent, nodes] of lists) putNodes(parent, [...nodes])
        select.value = value
      }
    },
  }
}

/** The name under which a select's choice is sent; "" for a select that chooses no attribute. */
export function readAttributeName(select: HTMLSelectElement): string {
  return select.dataset["attribute_name"] || select.name
}

/** The attribute's label. */
export function readAttributeLabel(select: HTMLSelectElement): string {
  const label = select.labels[0] ?? select.closest(variationSelectors.row)?.querySelector(variationSelectors.rowLabel)
  const text = trimTrailing(label?.textContent.trim() ?? "", ":*").trimEnd()
  return text || select.getAttribute("aria-label") || readAttributeName(select).replace(/^attribute_(?:pa_)?/, "")
}

/** The present options, with those that we removed: other scripts may have added some. */
function learnOptions(select: HTMLSelectElement, before: OptionLists | undefined): OptionLists {
  const parents = new Set([select, ...(before?.keys() ?? []), ...select.querySelectorAll("optgroup")])
  return new Map(
    [...parents].map((parent) => [parent, new Set([...(before?.get(parent) ?? []), ...parent.childNodes])]),
  )
}

function putNodes(parent: Element, nodes: readonly ChildNode[]): void {
  const isThere = nodes.length === parent.childNodes.length && nodes.every((node, at) => node === parent.childNodes[at])
  if (!isThere) parent.replaceChildren(...nodes)
}

/** The host's styles use these classes; set as one attribute, they are restored in their original order. */
function markOption({ decorations }: Page, option: HTMLOptionElement, state: AttributeOption | undefined): void {
  if (!state) return
  const { attached, enabled } = state
  const marks = Object.entries({ attached, enabled })
  if (marks.some(([name, isOn]) => option.classList.contains(name) !== isOn)) {
    const others = [...option.classList].filter((name) => name !== "attached" && name !== "enabled")
    const names = [...others, ...marks.filter(([, isOn]) => isOn).map(([name]) => name)]
    decorations.attribute(option, "class", names.join(" "))
  }
  if (option.disabled === enabled) decorations.attribute(option, "disabled", enabled ? null : "")
}

function isOption(node: Node): node is HTMLOptionElement {
  return node.nodeName === "OPTION"
}
