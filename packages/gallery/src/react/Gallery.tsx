import { startBehaviour } from "@ringside/core"
import { createRootComponent, type RootComponentProps } from "@ringside/ui/react"
import { GalleryContent, GalleryImagesContext } from "./GalleryContent.tsx"
import type { GalleryImage } from "./galleryImage.ts"
import { type GalleryRenderProps, GalleryRenderPropsContext } from "../drawn/galleryRenderProps.ts"
import { LoadingGallery } from "../drawn/LoadingGallery.tsx"
import { galleryRoot } from "../drawn/widget.ts"
import { galleryAttributes } from "../options.ts"
import { galleryBehaviour } from "../behaviour.ts"
import "../styles.css"
import "../viewer.css"

const Root = /* @__PURE__ */ createRootComponent({
  ...galleryRoot,
  component: GalleryContent,
  // Of an app's own pictures, the first is known, and shows as the children.
  first: (options) => (options.product === null ? null : <LoadingGallery options={options} />),
  enhance: (page) => startBehaviour(galleryBehaviour, page),
})

type Options = Omit<RootComponentProps<typeof galleryAttributes>, "product">

/** The props of `Gallery`: a product of the shop, whose pictures it has, or pictures of the app's own, with the name of what they show. */
export type GalleryProps = Options &
  GalleryRenderProps &
  (
    | { readonly product: number; readonly images?: undefined; readonly name?: undefined }
    | { readonly images: readonly GalleryImage[]; readonly name: string; readonly product?: undefined }
  )

/** The pictures of a product, with thumbnails, zoom and a full-screen viewer. On a server, the first of an app's own pictures shows. */
export function Gallery({ images, name, renderPicture, children, ...props }: GalleryProps) {
  const [first] = images ?? []
  const shown = images && { images, name }
  const hasStrip = (props.thumbnails ?? galleryAttributes.thumbnails.fallback) === "below" && (images?.length ?? 0) > 1
  return (
    <GalleryRenderPropsContext value={{ renderPicture }}>
      <GalleryImagesContext value={shown ?? null}>
        <Root key={JSON.stringify(shown)} {...props}>
          {children ?? (first && <FirstPicture picture={first} hasStrip={hasStrip} />)}
        </Root>
      </GalleryImagesContext>
    </GalleryRenderPropsContext>
  )
}

interface FirstPictureProps {
  readonly picture: GalleryImage
  readonly hasStrip: boolean
}

/** A picture of the size that it has as a slide, so that nothing moves when the gallery is drawn. */
function FirstPicture({ picture: { src, srcset, sizes, alt }, hasStrip }: FirstPictureProps) {
  return (
    <div className="ringside-gallery-place" data-strip={hasStrip ? "" : undefined}>
      <img className="ringside-gallery-picture" src={src} srcSet={srcset} sizes={sizes} alt={alt} />
    </div>
  )
}
