/** Told to those who wait for a picture when the shop closes: nothing went wrong. */
export class DrawingStopped extends Error {
  constructor() {
    super("the shop is closing, so nothing is drawn any more")
    this.name = "DrawingStopped"
  }
}
