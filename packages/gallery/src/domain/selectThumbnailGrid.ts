/** How thumbnails fill the place of the small pictures that stood there. */
export interface ThumbnailGrid {
  readonly columns: number
  readonly rows: number
}

/**
 * There is one thumbnail more than there were small pictures, since the first picture has one, too: they stand in as many rows and
 * as wide as those, and where there is no room for the one more, each is a little narrower.
 */
export function selectThumbnailGrid({
  count,
  place,
  small,
}: {
  readonly count: number
  /** The whole place, in pixels. */
  readonly place: { readonly width: number; readonly height: number }
  /** One of the small pictures. */
  readonly small: { readonly width: number; readonly height: number }
}): ThumbnailGrid {
  const rows = small.height > 0 ? Math.max(1, Math.round(place.height / small.height)) : 1
  // A browser's quarter may be a little more than one.
  const roomFor = small.width > 0 ? Math.floor(place.width / small.width + 0.05) : 1
  return { rows, columns: Math.max(1, roomFor, Math.ceil(count / rows)) }
}
