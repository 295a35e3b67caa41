/** Where a reply link takes the form; the elements by their ids, the comments by their numbers. */
export interface ReplyLink {
  /** The form goes right after it. */
  readonly belowElement: string
  readonly parentId: string
  readonly respondElement: string
  readonly postId: string
  /** Heading of the form while it stands there, "Reply to Ana"; empty when the link names none. */
  readonly replyTo: string
}

/** The `dataset` of a reply link; `null` when it doesn't say enough, and is a normal link. Source: catalogue-and-cart §10.2. */
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
