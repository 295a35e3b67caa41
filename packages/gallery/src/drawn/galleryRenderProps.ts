import { type ComponentPropsWithRef, createContext, type ReactElement } from "react"
import type { StorePicture } from "../domain/index.ts"

/** The state of a picture that an app draws itself. */
export interface PictureState {
  readonly picture: StorePicture
  /** The picture's place among all pictures, from 0. */
  readonly index: number
}

/** Functions by which an app draws elements of a gallery itself. */
export interface GalleryRenderProps {
  /** Draws a picture, once: all of `props` go on an `img`, of which class, source and sizes may be replaced. */
  readonly renderPicture?: ((props: ComponentPropsWithRef<"img">, state: PictureState) => ReactElement) | undefined
}

/** The render props of an app; a hook has none. */
export const GalleryRenderPropsContext = /* @__PURE__ */ createContext<GalleryRenderProps>({})
