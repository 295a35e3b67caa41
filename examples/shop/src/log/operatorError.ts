/** An error whose message is advice for whoever runs the shop, and holds nothing of its visitors. */
export class OperatorError extends Error {
  override readonly name = "OperatorError"
}
