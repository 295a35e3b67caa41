import type { CartImage } from "@ringside/cart/domain"

interface ProductPictureProps {
  /** Null for a product without a picture, in a list where others have one. */
  readonly image: CartImage | null
  /** The product's name, beside which a text alternative that repeats it is none. */
  readonly name: string
}

/** A product's picture in a place that has its size before the file is there. */
export function ProductPicture({ image, name }: ProductPictureProps) {
  return (
    <span className="ringside-product-picture">
      {image && (
        <img
          src={image.src}
          srcSet={image.srcset || undefined}
          // Browsers that don't measure a lazy picture's place take the second.
          sizes="auto, 320px"
          alt={image.alt === name ? "" : image.alt}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  )
}
