import type { NavigationPurpose } from "../domain/index.ts"
import type { Page } from "../page/page.ts"
import { showUnknownError } from "../page/unknownError.ts"

/** Follows `url`, or shows the error notice when it is refused. Returns whether it is followed. */
export function goOrReport(
  page: Pick<Page, "navigation" | "notices" | "translator">,
  url: string,
  purpose: NavigationPurpose,
): boolean {
  const isFollowed = page.navigation.go(url, purpose)
  if (!isFollowed) showUnknownError(page)
  return isFollowed
}
