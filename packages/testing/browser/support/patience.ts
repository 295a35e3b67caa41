/** The longest wait of a test. All answers come quickly, but on a busy machine the block checkout has taken 9 s to draw its form. */
export const patienceMs = 20_000
