/** A step that a shopper can take from one slide. */
export type SlideStep = "next" | "prev" | "first" | "last"

/** The slide that a step leads to; at an end it stays there, or continues at the other end in a loop. 0 in an empty gallery. */
export function selectSlideIndex({
  index,
  count,
  to,
  loop,
}: {
  readonly index: number
  readonly count: number
  readonly to: SlideStep
  readonly loop: boolean
}): number {
  if (count < 1) return 0
  const last = count - 1
  const from = Math.min(Math.max(index, 0), last)
  switch (to) {
    case "first":
      return 0
    case "last":
      return last
    case "next":
      return from < last ? from + 1 : loop ? 0 : last
    case "prev":
      return from > 0 ? from - 1 : loop ? last : 0
  }
}
