/** The picture that the viewer opens with. Source: catalogue-and-cart §10.3. */
export function selectLightboxIndex({
  fromTrigger,
  slider,
  activeIndex,
  clickedIndex,
  count,
}: {
  readonly fromTrigger: boolean
  readonly slider: boolean
  readonly activeIndex: number
  /** -1 when no picture was clicked. */
  readonly clickedIndex: number
  readonly count: number
}): number {
  const activeOrFirst = slider ? activeIndex : 0
  const index = fromTrigger ? activeOrFirst : clickedIndex
  return Number.isInteger(index) && index >= 0 && index < count ? index : 0
}
