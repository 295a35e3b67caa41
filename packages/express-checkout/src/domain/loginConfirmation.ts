import { formatText } from "@ringside/core/domain"

const walletNames: Readonly<Record<string, string>> = {
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  amazon_pay: "Amazon Pay",
  paypal: "PayPal",
  link: "Link",
}

const marks = "**"

/**
 * The question whether to log in first: the first part between `**` becomes the wallet's name, and other `**` are removed. A wallet without
 * a name here keeps the text. Source: express-checkout §5.3.
 */
export function formatLoginConfirmation(message: unknown, type: unknown): string {
  const text = formatText(message)
  const wallet = Object.hasOwn(walletNames, formatText(type)) ? walletNames[formatText(type)] : undefined
  const start = text.indexOf(marks)
  const end = start < 0 ? -1 : text.indexOf(marks, start + marks.length)
  const named = wallet === undefined || end < 0 ? text : text.slice(0, start) + wallet + text.slice(end + marks.length)
  return named.replaceAll(marks, "")
}
