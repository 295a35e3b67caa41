/** How thumbnails fill the place of the theme's small pictures. */
export interface ThumbnailGrid {
  readonly columns: number
  readonly rows: number
  /** Width and gap of the host's own thumbnails, where they all fit in; null where the columns share the width. */
  readonly host: HostThumbnailSize | null
}

/** Thumbnails as the host's CSS arranges them, as shares of the width. */
interface HostThumbnailSize {
  readonly width: number
  readonly gap: number
}

/**
 * Selects the grid of thumbnails. There is one more than there were small pictures, since the first picture has a thumbnail too. They
 * have the rows of the small pictures, and the host's own size where that fits in, else the width of the small pictures; if the last
 * one doesn't fit, all are a little narrower.
 */
export function selectThumbnailGrid({
  count,
  place,
  small,
  host = null,
}: {
  readonly count: number
  /** The whole place, in pixels. */
  readonly place: { readonly width: number; readonly height: number }
  /** One of the small pictures. */
  readonly small: { readonly width: number; readonly height: number }
  /** The host's own thumbnails, if its CSS arranges them. */
  readonly host?: HostThumbnailSize | null
}): ThumbnailGrid {
  const rows = small.height > 0 ? Math.max(1, Math.round(place.height / small.height)) : 1
  if (host && host.width > 0) {
    const hostColumns = selectHostColumns(host)
    if (hostColumns * rows >= count) return { rows, columns: hostColumns, host }
  }
  // Browsers round: a quarter of the width may be a little more than that.
  const roomFor = small.width > 0 ? Math.floor(place.width / small.width + 0.05) : 1
  return { rows, columns: Math.max(1, roomFor, Math.ceil(count / rows)), host: null }
}

/** How many of the host's thumbnails are side by side. */
export function selectHostColumns({ width, gap }: HostThumbnailSize): number {
  return Math.floor((1 + gap) / (width + gap) + 0.05)
}
