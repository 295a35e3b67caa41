import type { Page } from "@ringside/core"
import type { ReplyLink } from "../domain/index.ts"
import { reviewParts } from "../host.ts"

/** The form below a comment. */
export interface Reply {
  /** Moves everything back. Focus stays where it is. */
  end(): void
  readonly link: HTMLElement
  readonly respond: Element
}

interface ReplyOptions {
  readonly link: HTMLElement
  /** Ends the previous reply, once this one can begin. */
  readonly endOther: () => void
}

/** Moves the form below a comment; null when a required element is missing. Source: catalogue-and-cart contract §10.2. */
export function moveReplyForm(page: Page, place: ReplyLink, { link, endOther }: ReplyOptions): Reply | null {
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
  // Keep the white space that separates the heading from the link beside it.
  if (title && place.replyTo) title.data = place.replyTo + title.data.slice(title.data.trimEnd().length)
  below.after(respond)
  return {
    link,
    respond,
    end() {
      // The host may have replaced the list meanwhile, including the placeholder.
      if (placeholder.isConnected) placeholder.replaceWith(respond)
      if (title && heading !== undefined) title.data = heading
      changes.restoreAll()
    },
  }
}

function findText(element: Element | null): Text | null {
  return [...(element?.childNodes ?? [])].find((node): node is Text => node.nodeType === node.TEXT_NODE) ?? null
}
