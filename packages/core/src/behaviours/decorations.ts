import { createShow } from "./createShow.ts"

/**
 * A record of our changes to the host's nodes, to revert them. An attribute that another script has changed since stays; a style or class
 * goes back to what it was before us. The record doesn't keep removed elements in memory.
 */
export interface Decorations extends LoaderDecorations {
  /** Records a node that we inserted. */
  insert(node: ChildNode): void
  /** Marks an element of ours around nodes of the host, so that copies of it are removed. The caller takes it out and puts the nodes back. */
  adopt(element: Element): void
  /** Replaces one of the host's nodes by a node of ours. */
  replace(old: Element, fresh: Element): void
  /** The node that replaced an element. */
  replacementOf(old: Element): Element | undefined
}

/** The part of the record that is needed while the page loads. */
export interface LoaderDecorations {
  /** Sets an attribute, or removes it when the value is `null`. */
  attribute(element: Element, name: string, value: string | null): void
  /** Sets one style property, or removes it when the value is empty. */
  style(element: HTMLElement, property: string, value: string): void
  /**
   * Shows or hides an element as the platform's scripts do. Hiding writes an inline `display: none`. Showing restores the inline value before
   * that; where the page's CSS still hides the element, `display` is written, by default the value that browsers give to its tag.
   */
  show(element: HTMLElement, isShown: boolean, display?: string): void
  /** Adds or removes a class. */
  toggleClass(element: Element, name: string, isOn: boolean): void
  /** Records how to revert the first change of `thing` on a node. */
  remember(node: ChildNode, thing: string, undo: () => void): void
  /** The replacements of elements. */
  readonly replacements: WeakMap<Element, Element | undefined>
  /** Reverts the changes of one element. */
  restore(element: Element): void
  /** Reverts the changes of `root` and its descendants. */
  restoreIn(root: Node): void
  /** Reverts all changes. */
  restoreAll(): void
}

/** The attributes that we have written on elements of the host, by element. */
export type OwnAttributes = WeakMap<Element, Set<string>>

/** Marks elements that we inserted among the host's, so that copies of them are recognised. */
export const insertedAttribute = "data-ringside-inserted"

/** Creates an empty record of changes. Elements that it inserts are added to `inserted`, attributes that it writes to `own`. */
export function createDecorations(inserted = new WeakSet<Node>(), own?: OwnAttributes): Decorations {
  return completeDecorations(createLoaderDecorations(), inserted, own)
}

/** Adds the methods for nodes of ours to a record of changes. */
export function completeDecorations(
  record: LoaderDecorations,
  inserted: WeakSet<Node>,
  own?: OwnAttributes,
): Decorations {
  const { remember, replacements } = record
  const adopt = (element: Element) => {
    inserted.add(element)
    element.setAttribute(insertedAttribute, "")
  }
  const mark = (node: ChildNode) => {
    inserted.add(node)
    if (!isElement(node)) return
    adopt(node)
    // Our texts are already in the page's language, and a translator that rewrites them would make screen readers read them again.
    node.setAttribute("data-no-translation", "")
  }
  return {
    ...record,
    adopt,
    attribute(element, name, value) {
      own?.set(element, (own.get(element) ?? new Set<string>()).add(name))
      record.attribute(element, name, value)
    },
    insert(node) {
      mark(node)
      remember(node, "", () => node.remove())
    },
    replace(old, fresh) {
      mark(fresh)
      old.replaceWith(fresh)
      replacements.set(old, fresh)
      remember(fresh, "", () => fresh.replaceWith(old))
    },
    replacementOf: (old) => replacements.get(old),
  }
}

/** How a thing of a node is reverted, from the value that was last written. */
interface Change {
  readonly undo: (last: string | null | undefined) => void
  readonly last: string | null | undefined
}

/** Creates an empty record of changes of attributes, styles and classes. */
export function createLoaderDecorations(): LoaderDecorations {
  const changes = new WeakMap<ChildNode, Map<string, Change>>()
  const nodes = new Set<WeakRef<ChildNode>>()

  const remember = (node: ChildNode, thing: string, undo: Change["undo"], last?: string | null) => {
    let known = changes.get(node)
    if (!known) {
      changes.set(node, (known = new Map<string, Change>()))
      forgetCollected(nodes)
      nodes.add(new WeakRef(node))
    }
    // Only the first change of a thing has the original value.
    known.set(thing, { undo: known.get(thing)?.undo ?? undo, last })
  }
  const restore = (node: ChildNode) => {
    for (const { undo, last } of [...(changes.get(node)?.values() ?? [])].reverse()) undo(last)
    changes.delete(node)
  }
  const restoreIn = (root: Node | null) => {
    for (const reference of nodes) {
      const node = reference.deref()
      if (node && (!root || root.contains(node))) restore(node)
    }
    if (!root) nodes.clear()
  }

  const style: LoaderDecorations["style"] = (element, property, value) => {
    const text = element.getAttribute("style")
    const { cssText } = element.style
    const before = element.style.getPropertyValue(property)
    remember(element, `style:${property}`, () => {
      element.style.setProperty(property, before)
      // Compare the original text with the browser's serialisation; a value that a policy blocked is left alone. Chromium doesn't remove
      // a style attribute that it has not serialised yet: reading it first helps.
      const isBack = element.hasAttribute("style") && element.style.cssText === cssText
      if (isBack && (cssText || !text)) writeAttribute(element, "style", text)
    })
    element.style.setProperty(property, value)
  }

  return {
    attribute(element, name, value) {
      const before = element.getAttribute(name)
      const undo: Change["undo"] = (last) => {
        if (element.getAttribute(name) === last) writeAttribute(element, name, before)
      }
      remember(element, `@${name}`, undo, value)
      writeAttribute(element, name, value)
    },
    style,
    show: createShow(style),
    toggleClass(element, name, isOn) {
      const hadAttribute = element.hasAttribute("class")
      const hadClass = element.classList.contains(name)
      remember(element, `.${name}`, () => {
        element.classList.toggle(name, hadClass)
        if (!hadAttribute && element.className === "") element.removeAttribute("class")
      })
      element.classList.toggle(name, isOn)
    },
    remember,
    replacements: new WeakMap(),
    restore,
    restoreIn,
    restoreAll: () => restoreIn(null),
  }
}

/** Sets an attribute, or removes it for `null`. */
function writeAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** Keeps the list of references short on pages that replace fragments all day. */
function forgetCollected(references: Set<WeakRef<object>>): void {
  if (references.size % 100 !== 99) return
  for (const reference of references) if (!reference.deref()) references.delete(reference)
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1
}
