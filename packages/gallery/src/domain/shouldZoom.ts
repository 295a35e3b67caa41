/** Whether the large picture is wider than the gallery, both in pixels. A value that is no number never is. */
export function shouldZoom(largeWidth: number | string | null, galleryWidth: number): boolean {
  return largeWidth !== null && Number(largeWidth) > galleryWidth
}
