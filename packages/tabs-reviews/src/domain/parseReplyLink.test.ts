import { expect, it } from "vitest"
import { parseReplyLink } from "./parseReplyLink.ts"

const dataset = {
  belowelement: "comment-7",
  commentid: "7",
  respondelement: "respond",
  postid: "11",
  replyto: "Reply to <b>Ana</b>",
}

it("reads where the form goes", () => {
  expect(parseReplyLink(dataset)).toEqual({
    belowElement: "comment-7",
    parentId: "7",
    respondElement: "respond",
    postId: "11",
    replyTo: "Reply to <b>Ana</b>",
  })
})

it("has an empty heading where the link names none", () => {
  const { replyto: _, ...rest } = dataset
  expect(parseReplyLink(rest)?.replyTo).toBe("")
})

it.each(["belowelement", "commentid", "respondelement", "postid"])("is a normal link without %s", (name) => {
  expect(parseReplyLink({ ...dataset, [name]: undefined })).toBeNull()
  expect(parseReplyLink({ ...dataset, [name]: "" })).toBeNull()
})

it("is a normal link without any data", () => {
  expect(parseReplyLink(null)).toBeNull()
  expect(parseReplyLink({})).toBeNull()
})
