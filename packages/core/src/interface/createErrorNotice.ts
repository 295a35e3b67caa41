import type { LoaderPage } from "../page/page.ts"

/** Creates an error in the host's markup of a single notice. The role alert announces the text once it is inserted. */
export function createErrorNotice({ document }: Pick<LoaderPage, "document">, text: string): HTMLElement {
  const notice = document.createElement("div")
  notice.className = "woocommerce-error"
  notice.setAttribute("role", "alert")
  notice.textContent = text
  return notice
}
