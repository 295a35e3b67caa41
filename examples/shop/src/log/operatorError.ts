/** An error whose message is advice for the shop's operator, and contains no visitor's data. */
export class OperatorError extends Error {
  override readonly name = "OperatorError"
}
