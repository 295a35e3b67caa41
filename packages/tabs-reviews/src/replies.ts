import { isPlainClick, type Page } from "@ringside/core"
import { parseReplyLink, type ReplyLink } from "./domain/index.ts"
import { isReviewOurs, repliesFamily, reviewParts, reviewSelectors } from "./host.ts"

/** The form under a comment. */
interface Reply {
  /** Puts all back; focus stays where it is. */
  end(): void
  readonly link: HTMLElement
  readonly respond: Element
}

/** Threaded replies of a page. */
export interface Replies {
  /** Puts a form that answers a comment back to its place. */
  end(): void
}

/** Moves the form under the comment that it answers, and back. Source: catalogue-and-cart contract §10.2. */
export function startReplies(page: Page): Replies {
  const { document, window, signal, families } = page
  let reply: Reply | null = null
  const end = () => {
    reply?.end()
    reply = null
  }
  signal.addEventListener("abort", end)

  document.addEventListener(
    "click",
    (event) => {
      const target = isPlainClick(event) && event.target instanceof window.Element ? event.target : null
      const link = target?.closest<HTMLElement>(reviewSelectors.replyLink)
      if (link && isReviewOurs(page, link) && families.modeOf(repliesFamily) === "work") {
        const place = parseReplyLink(link.dataset)
        const begun = place && beginReply(page, link, place, end)
        if (!begun) return
        event.preventDefault()
        reply = begun
        focusField(begun.respond)
      }
      if (reply && target?.closest(reviewParts.cancelReply)) {
        event.preventDefault()
        const { link: opener, respond } = reply
        end()
        const parent = respond.querySelector(reviewParts.parentField)
        if (parent) page.decorations.attribute(parent, "value", "0")
        opener.focus()
      }
    },
    { signal, capture: true },
  )
  return { end }
}

/** `null` when something that it takes is missing: then the link is a normal one. */
function beginReply(page: Page, link: HTMLElement, place: ReplyLink, endOther: () => void): Reply | null {
  const { document } = page
  const below = document.getElementById(place.belowElement)
  const respond = document.getElementById(place.respondElement)
  const parent = respond?.querySelector(reviewParts.parentField)
  const post = respond?.querySelector(reviewParts.postField)
  const cancel = respond?.querySelector<HTMLElement>(reviewParts.cancelReply)
  if (!below || !respond || !parent || !post || !cancel || respond.contains(below)) return null
  endOther()
  const changes = page.createDecorations()
  const placeholder = document.createElement("div")
  placeholder.id = "wp-temp-form-div"
  placeholder.className = "wp-temp-form-div"
  placeholder.hidden = true
  respond.before(placeholder)
  changes.attribute(post, "value", place.postId)
  changes.attribute(parent, "value", place.parentId)
  // The server hides it by its own style, or by the theme's.
  changes.attribute(cancel, "style", null)
  changes.style(cancel, "display", "inline")
  const title = findText(respond.querySelector(reviewParts.replyTitle))
  const heading = title?.data
  // What parts it from the link beside it stays.
  if (title && place.replyTo) title.data = place.replyTo + (/\s*$/.exec(title.data)?.[0] ?? "")
  below.after(respond)
  return {
    link,
    respond,
    end() {
      // The list may have come anew meanwhile, and taken the place with it.
      if (placeholder.isConnected) placeholder.replaceWith(respond)
      if (title && heading !== undefined) title.data = heading
      changes.restoreAll()
    },
  }
}

function findText(element: Element | null): Text | null {
  return [...(element?.childNodes ?? [])].find((node) => node instanceof Text) ?? null
}

/** Goes to the first field that the shopper can fill in. What is disabled or hidden, such as a trap for robots, takes no focus. */
function focusField(respond: Element): void {
  for (const field of respond.querySelectorAll<HTMLElement>("input:not([type=hidden]), select, textarea, button")) {
    field.focus()
    if (field.ownerDocument.activeElement === field) return
  }
}
