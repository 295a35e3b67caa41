/** Whether there is more to see in the large picture than in the gallery. Widths in pixels; what is no width is never larger. */
export function shouldZoom(largeWidth: number | string | null, galleryWidth: number): boolean {
  return largeWidth !== null && Number(largeWidth) > galleryWidth
}
