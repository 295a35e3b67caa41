import { startBehaviour } from "@ringside/core"
import type { Meta, StoryObj } from "@storybook/react-vite"
import type { OptionsOf } from "@ringside/core/domain"
import { createModulesDouble } from "@ringside/testing"
import { usePage } from "@ringside/ui"
import { type ReactNode, useEffect, useRef } from "react"
import { galleryBehaviour } from "./behaviour.ts"
import { openViewer } from "./viewer/openViewer.ts"
import { galleryAttributes } from "./options.ts"
import { createShowViewer } from "./viewer/createShowViewer.ts"
import { drawPicture } from "./storyPictures.ts"
import "./styles.css"
import "./viewer.css"

/** An existing file that is not a picture: browsers log an error for a missing file. */
const noPicture = "iframe.html?no-picture"

interface StoryGalleryProps extends Omit<OptionsOf<typeof galleryAttributes>, "product"> {
  /** The number of pictures that the server sent. */
  readonly count: number
  readonly caption?: string
  /** The number of the picture without a file, from 1. */
  readonly broken?: number
  readonly isUnmeasured?: boolean
  /** The number of the slide that is a film, from 1. */
  readonly film?: number
}

/** Pictures as a server prints them, in a hook with the attributes from the controls. */
function StoryGallery({ zoom, lightbox, thumbnails, loop, count, film, ...look }: StoryGalleryProps) {
  const page = usePage()
  const hook = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const container = hook.current?.closest<HTMLElement>(".ringside")
    // The container is inside the story's element, so that tests of stories find the viewer there.
    const showViewer = createShowViewer((options) =>
      openViewer({ ...options, container: container ?? options.container }),
    )
    startBehaviour(galleryBehaviour, {
      ...page,
      modules: createModulesDouble(() => Promise.resolve({ showViewer })),
    })
  }, [page])
  const formatSwitch = (isOn: boolean) => (isOn ? "on" : "off")
  return (
    <div
      ref={hook}
      data-ringside="gallery"
      data-ringside-zoom={formatSwitch(zoom)}
      data-ringside-lightbox={formatSwitch(lightbox)}
      data-ringside-thumbnails={thumbnails}
      data-ringside-loop={formatSwitch(loop)}
      style={{ maxInlineSize: 420 }}
    >
      <div className="woocommerce-product-gallery__wrapper">
        {Array.from({ length: count }, (_, index) => index + 1).map((n) => (
          // Themes show the other pictures in small columns below the first.
          <div key={n} style={n > 1 ? { display: "inline-block", inlineSize: "25%", verticalAlign: "top" } : {}}>
            {n === film ? <StoryFilm n={n} /> : <StoryPicture n={n} {...look} />}
          </div>
        ))}
      </div>
    </div>
  )
}

type StoryPictureProps = Pick<StoryGalleryProps, "caption" | "broken" | "isUnmeasured"> & { readonly n: number }

function StoryPicture({ n, caption, broken, isUnmeasured = false }: StoryPictureProps): ReactNode {
  const size = { width: 600, height: n % 3 === 0 ? 450 : 600 }
  const largeSize = { width: 1200, height: size.height * 2 }
  const large = n === broken ? noPicture : drawPicture(n, largeSize)
  return (
    <a href={large}>
      <img
        src={n === broken ? noPicture : drawPicture(n, size)}
        {...size}
        alt={`Southpaw, ${n}`}
        data-caption={caption}
        data-large_image={large}
        {...(isUnmeasured ? {} : { "data-large_image_width": largeSize.width })}
        {...(isUnmeasured ? {} : { "data-large_image_height": largeSize.height })}
        style={{ display: "block", inlineSize: "100%", blockSize: "auto" }}
      />
    </a>
  )
}

function StoryFilm({ n }: { readonly n: number }) {
  const size = { width: 600, height: 600 }
  return <video controls {...size} poster={drawPicture(n, size)} style={{ inlineSize: "100%", blockSize: "auto" }} />
}

const meta: Meta<typeof StoryGallery> = {
  title: "gallery/Gallery",
  component: StoryGallery,
  args: { count: 5 },
  parameters: { attributes: galleryAttributes },
}
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>

const openTheViewer: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: /pantalla completa|full-screen/ }))
  await canvas.findByRole("dialog")
}

const showPicture =
  (n: number): Play =>
  async ({ canvas, userEvent }) => {
    const thumbnails = await canvas.findAllByRole("button", { name: /^(Imagen|Image) / })
    const thumbnail = thumbnails[n - 1]
    if (thumbnail) await userEvent.click(thumbnail)
  }

export const Several: Story = {}

export const OnePicture: Story = { args: { count: 1 } }

export const Sixty: Story = { args: { count: 60 }, play: showPicture(60) }

export const BesideThePicture: Story = { args: { count: 12, thumbnails: "start" }, play: showPicture(9) }

export const WithoutThumbnails: Story = { args: { thumbnails: "off" } }

export const LowerPicture: Story = { play: showPicture(3) }

export const BrokenPicture: Story = { args: { broken: 1 } }

export const Film: Story = { args: { film: 2 }, play: showPicture(2) }

export const Zoomed: Story = {
  play: async ({ canvas, userEvent }) => {
    const [picture] = await canvas.findAllByRole("img", { name: /Southpaw/ })
    await canvas.findAllByRole("button", { name: /^(Imagen|Image) / })
    if (picture) await userEvent.hover(picture)
  },
}

export const Viewer: Story = { play: openTheViewer }

export const ViewerWithCaption: Story = {
  args: { caption: "Vista de frente: la guardia zurda, el <b>cinturón</b> y la peana de nogal con el nombre grabado." },
  play: openTheViewer,
}

export const ViewerOfOnePicture: Story = { args: { count: 1 }, play: openTheViewer }

export const ViewerOfUnmeasuredPictures: Story = { args: { isUnmeasured: true }, play: openTheViewer }

export const ViewerOfBrokenPicture: Story = {
  args: { broken: 1 },
  play: async (context) => {
    await openTheViewer(context)
    await context.canvas.findByRole("link", { name: /^(La imagen|The image)$/ })
  },
}
