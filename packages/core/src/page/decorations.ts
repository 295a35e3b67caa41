/**
 * What we changed on nodes that are not ours, so that it can be undone. A value that somebody else has changed since is theirs
 * and stays. Elements that left the page are not kept alive by it.
 */
export interface Decorations {
  /** Sets (or, with `null`, removes) an attribute. */
  attribute(element: Element, name: string, value: string | null): void
  /** Sets one style property; with an empty value, takes it off. */
  style(element: HTMLElement, property: string, value: string): void
  /** Puts a class on or takes it off. */
  toggleClass(element: Element, name: string, isOn: boolean): void
  /** Remembers a node that we inserted. */
  insert(node: ChildNode): void
  /** Puts a node of ours in the place of one of the host's. */
  replace(old: Element, fresh: Element): void
  /** What was put in an element's place. */
  heirOf(old: Element): Element | undefined
  /** Puts one element back as it was. */
  restore(element: Element): void
  /** Puts everything back. */
  restoreAll(): void
}

/** A record of changes that starts empty. */
export function createDecorations(): Decorations {
  const undos = new WeakMap<ChildNode, Map<string, () => void>>()
  const nodes = new Set<WeakRef<ChildNode>>()
  const heirs = new WeakMap<Element, Element>()

  /** Only the first change of a thing knows what it was before us. */
  const remember = (node: ChildNode, thing: string, undo: () => void) => {
    const known = undos.get(node)
    if (known?.has(thing)) return
    if (known) {
      known.set(thing, undo)
      return
    }
    undos.set(node, new Map([[thing, undo]]))
    forgetCollected(nodes)
    nodes.add(new WeakRef(node))
  }
  const restore = (node: ChildNode) => {
    for (const undo of [...(undos.get(node)?.values() ?? [])].reverse()) undo()
    undos.delete(node)
  }
  const ours = new WeakMap<Element, Map<string, string | null>>()

  return {
    attribute(element, name, value) {
      const before = element.getAttribute(name)
      const written = ours.get(element) ?? new Map<string, string | null>()
      ours.set(element, written.set(name, value))
      remember(element, `@${name}`, () => {
        if (element.getAttribute(name) === written.get(name)) writeAttribute(element, name, before)
        written.delete(name)
      })
      writeAttribute(element, name, value)
    },
    style(element, property, value) {
      const text = element.getAttribute("style")
      const { cssText } = element.style
      const before = element.style.getPropertyValue(property)
      remember(element, `style:${property}`, () => {
        element.style.setProperty(property, before)
        // The very text, which the browser has written in its own way; one that a policy ignores is let be.
        // Chromium can't remove an attribute that it has yet to write: asked for it, it does.
        const isBack = element.hasAttribute("style") && element.style.cssText === cssText
        if (isBack && (cssText || !text)) writeAttribute(element, "style", text)
      })
      element.style.setProperty(property, value)
    },
    toggleClass(element, name, isOn) {
      const hadAttribute = element.hasAttribute("class")
      const hadClass = element.classList.contains(name)
      remember(element, `.${name}`, () => {
        element.classList.toggle(name, hadClass)
        if (!hadAttribute && element.className === "") element.removeAttribute("class")
      })
      element.classList.toggle(name, isOn)
    },
    insert(node) {
      remember(node, "", () => node.remove())
    },
    replace(old, fresh) {
      old.replaceWith(fresh)
      heirs.set(old, fresh)
      remember(fresh, "", () => fresh.replaceWith(old))
    },
    heirOf: (old) => heirs.get(old),
    restore,
    restoreAll() {
      for (const reference of nodes) {
        const node = reference.deref()
        if (node) restore(node)
      }
      nodes.clear()
    },
  }
}

/** Sets an attribute, or removes it for `null`. */
function writeAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** Keeps the list of references short on pages whose fragments are replaced all day. */
function forgetCollected(references: Set<WeakRef<object>>): void {
  if (references.size % 100 !== 99) return
  for (const reference of references) if (!reference.deref()) references.delete(reference)
}
