import type { AriaAttributes, CSSProperties, Ref } from "react"

/** The props of the element around a component, which it gets from the app as they are. */
export interface ElementProps extends AriaAttributes {
  readonly className?: string | undefined
  readonly id?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
  readonly [data: `data-${string}`]: string | number | boolean | null | undefined
}

const names = new Set(["className", "id", "style"])

/** Selects the props of the element from those of a component, but for its `ref`. */
export function selectElementProps(props: object): Omit<ElementProps, "ref"> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => names.has(name) || /^(?:aria|data)-/.test(name)))
}

/** Hands the element to the app's ref. The returned function takes it back. */
export function attachRef<Element>(ref: Ref<Element> | undefined, element: Element): () => void {
  if (typeof ref === "function") {
    const end = ref(element)
    return typeof end === "function" ? end : () => void ref(null)
  }
  if (ref) ref.current = element
  return () => {
    if (ref) ref.current = null
  }
}
