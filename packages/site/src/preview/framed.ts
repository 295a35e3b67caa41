/** Whether the page is in a frame. This comparison is allowed for a parent of another origin, too. */
export function isFramed(view: Window): boolean {
  return view.parent !== view
}
