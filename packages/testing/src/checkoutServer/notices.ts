/** An error notice, as the platform prints it; a message may be a whole list item. */
export function formatError(...messages: readonly string[]): string {
  const items = messages.map((message) => (message.startsWith("<li") ? message : `<li>${message}</li>`))
  return `<ul class="woocommerce-error" role="alert">${items.join("")}</ul>`
}

/** A success notice, as the platform prints it. */
export function formatMessage(message: string): string {
  return `<div class="woocommerce-message" role="alert">${message}</div>`
}
