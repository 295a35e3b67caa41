import { startBehaviour } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { usePage } from "@ringside/ui"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect } from "react"
import { galleryBehaviour } from "../behaviour.ts"
import { galleryAttributes } from "../options.ts"
import { DrawnGallery } from "./DrawnGallery.tsx"
import { createStoryShop } from "./storyShop.ts"
import "../styles.css"
import "../viewer.css"

// A file, not inlined: products have only pictures with the address of a file, as shops send them.
const picture = new URL("./storyPicture.svg?no-inline", import.meta.url).href

/** A product's pictures with the options from the controls, in a hook, where the gallery's code enhances them. */
function StoryGallery(options: OptionsOf<typeof galleryAttributes>) {
  const page = usePage()
  const { zoom, lightbox, thumbnails } = options
  useEffect(() => {
    startBehaviour(galleryBehaviour, page)
    // As a page does: the pictures come later.
    page.watch()
  }, [page])
  return (
    <div
      data-ringside="gallery"
      data-ringside-product="11"
      data-ringside-zoom={zoom ? "on" : "off"}
      data-ringside-lightbox={lightbox ? "on" : "off"}
      data-ringside-thumbnails={thumbnails}
      style={{ maxInlineSize: 420 }}
    >
      <DrawnGallery options={options} />
    </div>
  )
}

const meta: Meta<typeof StoryGallery> = {
  title: "gallery/Drawn gallery",
  component: StoryGallery,
  args: { product: 11 },
  parameters: { attributes: galleryAttributes, ...createStoryShop([picture, `${picture}#2`, `${picture}#3`]) },
}
export default meta

type Story = StoryObj<typeof meta>

export const Pictures: Story = {}

export const ThumbnailsBeside: Story = { args: { thumbnails: "start" } }

export const OnePicture: Story = { parameters: createStoryShop([picture]) }

export const NoPictures: Story = { parameters: createStoryShop([]) }

export const Loading: Story = {
  parameters: createStoryShop([picture], (server) => server.fail("products/11", { kind: "never" })),
}

export const Unreachable: Story = {
  parameters: createStoryShop([picture], (server) => server.fail("*", { kind: "unreachable" }, 99)),
}
