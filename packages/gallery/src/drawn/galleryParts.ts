import { type ComponentPropsWithRef, createContext, type ReactElement } from "react"
import type { StorePicture } from "../domain/index.ts"

/** The state of a picture that an app draws itself. */
export interface PictureState {
  readonly picture: StorePicture
  /** The picture's place among all pictures, from 0. */
  readonly index: number
}

/** The parts of a gallery that an app may draw itself. */
export interface GalleryParts {
  /** Draws a picture, once: all of `props` go on an `img`, of which class, source and sizes may be replaced. */
  readonly renderPicture?: ((props: ComponentPropsWithRef<"img">, state: PictureState) => ReactElement) | undefined
}

/** The parts of an app; a hook has none. */
export const GalleryPartsContext = /* @__PURE__ */ createContext<GalleryParts>({})
