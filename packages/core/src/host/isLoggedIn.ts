import type { LoaderPage } from "../page/page.ts"

/** Whether the shop has printed the page for a customer who is logged in. */
export function isLoggedIn({ document }: Pick<LoaderPage, "document">): boolean {
  return document.body.classList.contains("logged-in")
}
