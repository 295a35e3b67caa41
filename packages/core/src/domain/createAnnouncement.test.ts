import { expect, test } from "vitest"
import { createAnnouncement } from "./createAnnouncement.ts"

test.each([
  ["“Ryu” has been added", { text: "“Ryu” has been added", at: 6000 }],
  ["  Added \n", { text: "Added", at: 6000 }],
  ["0", { text: "0", at: 6000 }],
  ["", null],
  [" \n\t", null],
  [null, null],
])("%j", (message, announcement) => {
  expect(createAnnouncement(message, 5000)).toEqual(announcement)
})

test.each<unknown>([undefined, 7, {}, ["Added"]])("what isn't text (%j) is nothing to say", (message) => {
  expect(createAnnouncement(message as string, 5000)).toBeNull()
})
