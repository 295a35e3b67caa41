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

/** The host's selects in one form, of which each chooses an attribute. */
export interface AttributeSelects {
  list(): readonly HTMLSelectElement[]
  read(): ChosenAttributes
  /**
   * Offers in each select what some variation still allows beside the other choices. The answer is a select whose choice is no
   * longer possible, if there is one: it is empty then, and the others wait for what follows from that.
   */
  narrow(variations: readonly Variation[]): HTMLSelectElement | null
  /** Puts every option back. */
  restore(): void
}

/** All nodes that a select or a group of options ever held, in their order. */
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
      selectAttributeOptions(variations, read().data, readAttributeName(select), values).map((state) => [
        state.value,
        state,
      ]),
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

/** The name under which a select's choice is sent; "" for one that chooses no attribute. */
export function readAttributeName(select: HTMLSelectElement): string {
  return select.dataset["attribute_name"] || select.name
}

/** What people call the attribute. */
export function readAttributeLabel(select: HTMLSelectElement): string {
  const label = select.labels[0] ?? select.closest(variationSelectors.row)?.querySelector(variationSelectors.rowLabel)
  const text = trimTrailing(label?.textContent.trim() ?? "", ":*").trimEnd()
  return text || select.getAttribute("aria-label") || readAttributeName(select).replace(/^attribute_(?:pa_)?/, "")
}

/** What stands there now, beside what we took out earlier: others may have added options. */
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

/** The classes are what the host's own styles know; written as one attribute, they go back in the order that they had. */
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
