import { usePage } from "@ringside/ui"
import { RingsideProvider } from "@ringside/ui/react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { createStoryShop } from "../drawn/storyShop.ts"
import type { ComponentPropsWithRef } from "react"
import { Gallery } from "./Gallery.tsx"

// A file, not inlined: products have only pictures with the address of a file, as shops send them.
const picture = new URL("../drawn/storyPicture.svg?no-inline", import.meta.url).href

interface GalleryArgs {
  /** The number of the app's own pictures; 0 for those of a product of the shop. */
  readonly ownCount: number
  readonly thumbnails?: "below" | "start"
  readonly isOnServer?: boolean
  readonly hasOwnParts?: boolean
}

/** A gallery in an app, with texts in the story's language. */
function StoryGallery({ ownCount, thumbnails, isOnServer = false, hasOwnParts = false }: GalleryArgs) {
  const page = usePage()
  const [name, alt] = page.config.locale.startsWith("es") ? ["Lince", "Lince, lado"] : ["Lynx", "Lynx, side"]
  const images = Array.from({ length: ownCount }, (_, index) => ({
    src: `${picture}#${String(index + 1)}`,
    alt: `${alt} ${String(index + 1)}`,
  }))
  const options = {
    thumbnails,
    ...(hasOwnParts && { renderPicture: (props: ComponentPropsWithRef<"img">) => <img {...props} sizes="420px" /> }),
  }
  return (
    <RingsideProvider page={isOnServer ? null : page}>
      <div style={{ maxInlineSize: 420 }}>
        {ownCount > 0 ? (
          <Gallery images={images} name={name} {...options} />
        ) : (
          <Gallery product={11} {...options}>
            <a href="#product">{name}</a>
          </Gallery>
        )}
      </div>
    </RingsideProvider>
  )
}

const meta: Meta<typeof StoryGallery> = {
  title: "gallery/Gallery in an app",
  component: StoryGallery,
  args: { ownCount: 3 },
  parameters: createStoryShop([picture, `${picture}#2`, `${picture}#3`]),
}
export default meta

type Story = StoryObj<typeof meta>

export const OwnPictures: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole("img", { name: /(lado|side) 2$/ })
  },
}

export const OwnPicturesWithOwnParts: Story = { args: { hasOwnParts: true, thumbnails: "start" } }

export const OfAProduct: Story = { args: { ownCount: 0 } }

export const Unreachable: Story = {
  args: { ownCount: 0 },
  parameters: createStoryShop([picture], (server) => server.fail("*", { kind: "unreachable" }, 99)),
}

/** The HTML that a server prints, which shows until the app is hydrated: the first of the app's own pictures. */
export const OnAServer: Story = { args: { isOnServer: true } }
