/** The target of a reply link; elements by their ids, comments by their numbers. */
export interface ReplyLink {
  /** The form is moved after this element. */
  readonly belowElement: string
  readonly parentId: string
  readonly respondElement: string
  readonly postId: string
  /** Heading of the form at its target, "Reply to Ana"; empty without a name. */
  readonly replyTo: string
}

/** Parses the `dataset` of a reply link; `null` when a value is missing, and the link is followed. Source: catalogue-and-cart §10.2. */
export function parseReplyLink(dataset: Readonly<Record<string, string | undefined>> | null): ReplyLink | null {
  const { belowelement, commentid, respondelement, postid, replyto = "" } = dataset ?? {}
  if (!belowelement || !commentid || !respondelement || !postid) return null
  return {
    belowElement: belowelement,
    parentId: commentid,
    respondElement: respondelement,
    postId: postid,
    replyTo: replyto,
  }
}
