import { type Page, readGlobal } from "@ringside/core"
import { isRecord, readMembers } from "@ringside/core/domain"

/** The report that Mailchimp for WordPress prints of a form posted with a page load, unless it was refused. */
export function readPostedMc4wp({ window }: Page): object | null {
  const posted = readGlobal(window, "mc4wp_submitted_form")
  return isRecord(posted) && !readMembers(posted)["errors"] ? posted : null
}
