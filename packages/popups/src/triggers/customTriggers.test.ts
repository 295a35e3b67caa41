import { expect, it } from "vitest"
import { useJQuery } from "../jQueryForTests.ts"
import { addHook, instantly, usePopups } from "../popupsForTests.ts"

const start = usePopups()
const installJQuery = useJQuery()

it.each([
  ["the popup's collection", true],
  ["the popup's element without jQuery", false],
])("a trigger of another script gets its settings as printed, and %s", async (_, hasJQuery) => {
  if (hasJQuery) installJQuery()
  const calls: { readonly self: unknown; readonly settings: unknown }[] = []
  const handler = function (this: unknown, settings: unknown) {
    calls.push({ self: this, settings })
  }
  const settings = { wheel: { slices: 8 }, cookie_name: ["seen"] }
  const { find } = await start(
    { 1: instantly({ triggers: [{ type: "spin", settings }] }) },
    {
      prepare: (page) =>
        addHook(page, "Filter", "popupMaker.triggers", (all) => ({ ...(all as object), spin: handler })),
    },
  )
  const { root } = find(1)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.settings).toEqual(settings)
  expect(calls[0]?.self).toEqual(hasJQuery ? expect.objectContaining({ 0: root, jquery: "3" }) : root)
})
