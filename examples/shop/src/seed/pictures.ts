import { lookName } from "../features/catalogue/picture.ts"
import type { FigurePicture } from "../features/pictures/figure.ts"
import { catalogue } from "./catalogue.ts"

/** A picture that the shop's pages use. `file` is its file's name without the extension: "nilo-el-sastre-formoso/1-black". */
export interface CataloguePicture extends FigurePicture {
  readonly file: string
}

/** All pictures of all products: their views, and those of variations that look different. */
export function listPictures(): readonly CataloguePicture[] {
  const pictures = catalogue.flatMap(({ slug, es: { name }, figure, viewCount, variations = [] }) => [
    ...Array.from({ length: viewCount }, (_, index) => ({
      file: `${slug}/${String(index + 1)}`,
      ...{ slug, name, figure, view: index + 1 },
    })),
    ...variations.flatMap(({ view = 1, look = {} }) =>
      lookName(look) === ""
        ? []
        : [{ file: `${slug}/${String(view)}-${lookName(look)}`, slug, name, figure: { ...figure, ...look }, view }],
    ),
  ])
  return [...new Map(pictures.map((picture) => [picture.file, picture])).values()]
}
