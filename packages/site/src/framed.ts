/** Whether the page stands in a frame. A frame of another origin may be asked for that alone. */
export function isFramed(view: Window): boolean {
  return view.parent !== view
}
