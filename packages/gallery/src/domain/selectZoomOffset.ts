/**
 * How far to move the large picture, in CSS pixels, to show the part under the pointer. At the frame's edges the picture's edges
 * are shown, never more; 0 for a picture that is smaller than the frame.
 */
export function selectZoomOffset({
  pointerPx,
  framePx,
  imagePx,
}: {
  /** Distance from the frame's left or top edge. */
  readonly pointerPx: number
  readonly framePx: number
  readonly imagePx: number
}): number {
  if (framePx <= 0 || imagePx <= framePx) return 0
  const share = Math.min(Math.max(pointerPx / framePx, 0), 1)
  return (framePx - imagePx) * share
}
