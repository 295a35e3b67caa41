import type { Page } from "../page/page.ts"

/**
 * Follows a control through new markup: the returned function finds the one that stands in its place, by its id and its number among those of
 * that id, since a page may print the same markup twice. Null where there is none; a control without an id is returned itself.
 */
export function followControl({ document }: Pick<Page, "document">, control: HTMLElement): () => HTMLElement | null {
  const { id } = control
  const list = () => [...document.querySelectorAll<HTMLElement>(`[id="${CSS.escape(id)}"]`)]
  const number = id === "" ? 0 : list().indexOf(control)
  return () => {
    if (control.isConnected || id === "") return control
    const copies = list()
    return copies[number] ?? copies[0] ?? null
  }
}
