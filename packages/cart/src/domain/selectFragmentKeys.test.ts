import { expect, it } from "vitest"
import { selectFragmentKeys } from "./selectFragmentKeys.ts"

const keys = ["wc_fragments", "wc_fragments_en", "wc_fragments_0f1e", "wc_cart_hash_en", "wc_cart_created", "other"]

it.each<[string | null, readonly string[], readonly string[]]>([
  ["wc_fragments_0f1e", keys, ["wc_fragments_0f1e"]],
  ["wc_fragments", keys, ["wc_fragments"]],
  ["wc_fragments_gone", keys, []],
  ["other", keys, ["other"]],
  [null, keys, ["wc_fragments", "wc_fragments_en", "wc_fragments_0f1e"]],
  ["", keys, ["wc_fragments", "wc_fragments_en", "wc_fragments_0f1e"]],
  [null, [], []],
  [{} as unknown as null, keys, ["wc_fragments", "wc_fragments_en", "wc_fragments_0f1e"]],
])("with the name %j selects of %j: %j", (name, storageKeys, expected) => {
  expect(selectFragmentKeys(name, storageKeys)).toEqual(expected)
})
