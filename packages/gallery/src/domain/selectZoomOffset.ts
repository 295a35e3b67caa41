/**
 * How far the large picture is moved so that the part under the pointer shows: all the way at the frame's edges. CSS pixels;
 * never beyond the picture's own edges, and 0 where it is smaller than the frame.
 */
export function selectZoomOffset({
  pointerPx,
  framePx,
  imagePx,
}: {
  /** From the frame's left or top edge. */
  readonly pointerPx: number
  readonly framePx: number
  readonly imagePx: number
}): number {
  if (framePx <= 0 || imagePx <= framePx) return 0
  const share = Math.min(Math.max(pointerPx / framePx, 0), 1)
  return (framePx - imagePx) * share
}
