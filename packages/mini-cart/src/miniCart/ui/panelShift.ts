/** The position of a panel in its window, in CSS pixels from the window's left edge. */
export interface PanelEdges {
  readonly leftPx: number
  readonly rightPx: number
  readonly windowPx: number
}

/** The space between a panel and the window's edge. */
const marginPx = 8

/** How far right a panel must move to be inside the window; one that is too wide shows its left edge. */
export function selectPanelShift({ leftPx, rightPx, windowPx }: PanelEdges): number {
  const overRightPx = Math.max(0, rightPx + marginPx - windowPx)
  return Math.max(marginPx - leftPx, 0 - overRightPx)
}
