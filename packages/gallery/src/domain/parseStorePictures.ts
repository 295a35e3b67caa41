import { type CartImage, parseStoreImage } from "@ringside/cart/domain"
import { formatPlainText, readList, readRecord } from "@ringside/core/domain"

/** A picture of a product: the file in its full size, with smaller ones in `srcset`. */
export interface StorePicture extends CartImage {
  /** The address of a small file; null where the shop has none. */
  readonly thumbnail: string | null
}

/** The pictures of a product. */
export interface StorePictures {
  readonly name: string
  readonly pictures: readonly StorePicture[]
}

/** Parses the pictures of a product of the Store API; null without a name. Source: page-contract, "The products' server". */
export function parseStorePictures(raw: unknown): StorePictures | null {
  const product = readRecord(raw)
  const name = formatPlainText(product["name"])
  if (name === "") return null
  const pictures = readList(product["images"]).flatMap((each) => {
    const { thumbnail, ...files } = readRecord(each)
    const picture = parseStoreImage(files)
    return picture ? [{ ...picture, thumbnail: parseStoreImage({ thumbnail })?.src ?? null }] : []
  })
  return { name, pictures }
}
