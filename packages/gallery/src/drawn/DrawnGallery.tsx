import { readShop } from "@ringside/cart"
import { readProduct } from "@ringside/cart/domain"
import type { OptionsOf } from "@ringside/core/domain"
import { type RootProps, usePage, useShopLanguage, useTranslate } from "@ringside/ui"
import { ReadFailure, useRead } from "@ringside/ui/read"
import { memo, useContext } from "react"
import { parseStorePictures, type StorePicture, type StorePictures } from "../domain/index.ts"
import { drawnGalleryMessages } from "../messages.ts"
import { GalleryRenderPropsContext } from "./galleryRenderProps.ts"
import { LoadingGallery } from "./LoadingGallery.tsx"
import type { galleryAttributes } from "../options.ts"
import "./drawnGallery.css"

/**
 * The pictures of the product that the hook names. The code that enhances a page's own pictures makes slides of them, with thumbnails, zoom
 * and viewer.
 * @throws Error when the hook names none, or the page has no Store API: the server's HTML then stays.
 */
export function DrawnGallery({ options }: Pick<RootProps<OptionsOf<typeof galleryAttributes>>, "options">) {
  const page = usePage()
  const translate = useTranslate("gallery", drawnGalleryMessages)
  const { product: id, thumbnails } = options
  const { state, retry } = useRead({
    ...{ page, widget: "gallery" },
    key: id === null ? null : String(id),
    read: (signal) =>
      readShop(page, { operation: readProduct, args: { id: id ?? 0 }, parse: parseStorePictures }, signal),
  })
  if (id === null) throw new Error("the hook names no product; expected data-ringside-product, so its own HTML stays.")
  switch (state.kind) {
    case "absent":
      throw new Error("there is no Store API to read the pictures from, so the hook's own HTML stays.")
    case "loading":
      return <LoadingGallery options={options} />
    case "gone":
      return <p className="ringside-gallery-note">{translate("gone")}</p>
    case "failed":
      return (
        <ReadFailure message={state.message ?? translate("failed")} retryText={translate("retry")} onRetry={retry} />
      )
    case "loaded":
      return state.value.pictures.length === 0 ? (
        <p className="ringside-gallery-note">{translate("noPictures")}</p>
      ) : (
        <Pictures {...state.value} hasStrip={thumbnails === "below" && state.value.pictures.length > 1} />
      )
  }
}

interface PicturesProps extends StorePictures {
  readonly hasStrip: boolean
}

/**
 * The slides. Rendered once: from then on their classes and attributes belong to the gallery's code. The names that begin their classes aren't
 * ours, so that the styles for a page's own slides count, which our own parts begin without.
 */
export const Pictures = memo(function Pictures({ name, pictures, hasStrip }: PicturesProps) {
  const translate = useTranslate("gallery", drawnGalleryMessages)
  const shopLanguage = useShopLanguage("gallery", drawnGalleryMessages)
  return (
    <div className="ringside-gallery-place" data-strip={hasStrip ? "" : undefined}>
      <div className="product-gallery ringside-gallery-drawn">
        <ul
          className="woocommerce-product-gallery__wrapper ringside-gallery-slides"
          role="list"
          aria-label={translate("picturesOf", { name })}
        >
          {pictures.map((picture, index) => (
            <li
              key={index}
              className="woocommerce-product-gallery__image ringside-gallery-slide"
              data-thumb={picture.thumbnail ?? undefined}
            >
              <a href={picture.src}>
                <Picture
                  picture={picture}
                  index={index}
                  alt={picture.alt || translate("picture", { name, n: index + 1, count: pictures.length })}
                  language={picture.alt === "" ? undefined : shopLanguage}
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
})

interface PictureProps {
  readonly picture: StorePicture
  readonly index: number
  readonly alt: string
  readonly language: string | undefined
}

function Picture({ picture, index, alt, language }: PictureProps) {
  const { renderPicture } = useContext(GalleryRenderPropsContext)
  const { src, srcset, sizes } = picture
  const props = {
    className: "wp-post-image ringside-gallery-picture",
    src,
    srcSet: srcset || undefined,
    sizes: srcset === "" ? undefined : sizes || "(min-width: 720px) 720px, 100vw",
    alt,
    lang: language,
    loading: index === 0 ? "eager" : "lazy",
    decoding: "async",
  } as const
  return renderPicture ? renderPicture(props, { picture, index }) : <img {...props} />
}
