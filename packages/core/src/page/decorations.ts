/**
 * What we changed on nodes that are not ours, so that it can be undone. A value that somebody else has changed since is theirs
 * and stays. Elements that left the page are not kept alive by it.
 */
export interface Decorations extends LoaderDecorations {
  /** Remembers a node that we inserted. */
  insert(node: ChildNode): void
  /** Puts a node of ours in the place of one of the host's. */
  replace(old: Element, fresh: Element): void
  /** What was put in an element's place. */
  replacementOf(old: Element): Element | undefined
}

/** As much of it as a page needs while it loads. */
export interface LoaderDecorations {
  /** Sets (or, with `null`, removes) an attribute. */
  attribute(element: Element, name: string, value: string | null): void
  /** Sets one style property; with an empty value, takes it off. */
  style(element: HTMLElement, property: string, value: string): void
  /** Puts a class on or takes it off. */
  toggleClass(element: Element, name: string, isOn: boolean): void
  /** Remembers how to undo the first change of `thing` on a node. */
  remember(node: ChildNode, thing: string, undo: () => void): void
  /** What was put in the place of elements. */
  readonly replacements: WeakMap<Element, Element | undefined>
  /** Puts one element back as it was. */
  restore(element: Element): void
  /** Puts everything in `root` back. */
  restoreIn(root: Node): void
  /** Puts everything back. */
  restoreAll(): void
}

/** Marks elements that we put among the host's, so that copies of them are told from the host's own. */
export const insertedAttribute = "data-ringside-inserted"

/** A record of changes that starts empty. Elements that it inserts are added to `inserted`. */
export function createDecorations(inserted = new WeakSet<Node>()): Decorations {
  return completeDecorations(createLoaderDecorations(), inserted)
}

/** Adds nodes of ours to a record of changes. */
export function completeDecorations(record: LoaderDecorations, inserted: WeakSet<Node>): Decorations {
  const { remember, replacements } = record
  const mark = (node: ChildNode) => {
    inserted.add(node)
    if (!isElement(node)) return
    node.setAttribute(insertedAttribute, "")
    // Texts of ours are in the page's language; a translator that rewrites them would also have them read out again.
    node.setAttribute("data-no-translation", "")
  }
  return {
    ...record,
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

/** A record of changes of attributes, styles and classes, which starts empty. */
export function createLoaderDecorations(): LoaderDecorations {
  const undos = new WeakMap<ChildNode, Map<string, () => void>>()
  const nodes = new Set<WeakRef<ChildNode>>()

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
  const restoreIn = (root: Node | null) => {
    for (const reference of nodes) {
      const node = reference.deref()
      if (node && (!root || root.contains(node))) restore(node)
    }
    if (!root) nodes.clear()
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

/** Keeps the list of references short on pages whose fragments are replaced all day. */
function forgetCollected(references: Set<WeakRef<object>>): void {
  if (references.size % 100 !== 99) return
  for (const reference of references) if (!reference.deref()) references.delete(reference)
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1
}
