/* oxlint-disable no-restricted-globals, typescript/no-unsafe-type-assertion -- a double on the window of a test */
import { vi } from "vitest"

/** Replaces computed styles, which have no list of names in this environment, by inline ones. Undone by `vi.restoreAllMocks()`. */
export function stubStyles(): void {
  vi.spyOn(window, "getComputedStyle").mockImplementation((element) => {
    const { style } = element as HTMLElement
    const names = Array.from({ length: style.length }, (_, index) => style.item(index))
    const getPropertyValue = (name: string) => style.getPropertyValue(name)
    return Object.assign(names, { getPropertyValue }) as unknown as CSSStyleDeclaration
  })
}
