/** Notice of a failure, as the platform prints it; a message may be a whole item of the list. */
export function formatError(...messages: readonly string[]): string {
  const items = messages.map((message) => (message.startsWith("<li") ? message : `<li>${message}</li>`))
  return `<ul class="woocommerce-error" role="alert">${items.join("")}</ul>`
}

/** Notice of a success. */
export function formatMessage(message: string): string {
  return `<div class="woocommerce-message" role="alert">${message}</div>`
}
