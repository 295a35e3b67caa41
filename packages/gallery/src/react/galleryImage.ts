/** A picture of an app's own. */
export interface GalleryImage {
  readonly src: string
  /** The description of the picture. */
  readonly alt: string
  readonly srcset?: string | undefined
  readonly sizes?: string | undefined
  /** The address of a small version. */
  readonly thumbnail?: string | undefined
}
