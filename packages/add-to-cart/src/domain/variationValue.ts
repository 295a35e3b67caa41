import { decodeEntities } from "@ringside/core/domain"
import { formatVariationText } from "./variation.ts"

/** Decodes the entities of a text. On a page it is the browser's parser, which decodes every name. */
export type Decode = (text: string) => string

/**
 * The texts that an attribute's value of a variation stands for: as written, and with its entities decoded, since some shops print values
 * with entities and others don't. A choice is that value if it is one of them. Source: catalogue-and-cart §9.
 */
export function listValueTexts(written: unknown, decode: Decode = decodeEntities): readonly string[] {
  const text = formatVariationText(written)
  const decoded = decode(text)
  // Empty stands for any value, which a value of tags alone doesn't.
  return decoded === text || decoded === "" ? [text] : [text, decoded]
}
