import { expect, test } from "vitest"
import { openHost } from "./support/openHost.ts"

test.each([
  ["that holds no tabs", '<div data-ringside="tabs"><ul><li><a href="/en/theirs/">Theirs</a></li></ul></div>', "tabs"],
  ["with a form that is not the shop's", '<div data-ringside="reviews"><form method="post"></form></div>', "reviews"],
  ["with an option that is wrong", '<div data-ringside="tabs" data-ringside-accordion="narrow"></div>', "accordion"],
])("a hook %s is warned of though nobody touches it", async (_, body, named) => {
  const { warnings } = await openHost("/en/hooks/", { body, config: { takeOver: false } })
  await expect.poll(() => [...warnings]).toContainEqual(expect.stringContaining(named))
})
