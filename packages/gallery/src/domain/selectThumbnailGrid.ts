/** How thumbnails fill the place of the small pictures that stood there. */
export interface ThumbnailGrid {
  readonly columns: number
  readonly rows: number
}

/**
 * There is one thumbnail more than there were small pictures, since the first picture has one, too: they stand in as many rows,
 * and where there is no room for the one more, each is a little narrower.
 */
export function selectThumbnailGrid({
  count,
  heightPx,
  rowPx,
}: {
  readonly count: number
  /** Height of the whole place. */
  readonly heightPx: number
  /** Height of one of the small pictures. */
  readonly rowPx: number
}): ThumbnailGrid {
  const rows = rowPx > 0 ? Math.max(1, Math.round(heightPx / rowPx)) : 1
  return { rows, columns: Math.max(1, Math.ceil(count / rows)) }
}
