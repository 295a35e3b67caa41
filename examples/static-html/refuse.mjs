/**
 * Answers why nothing was changed, as the Store API does.
 * @param {number} status
 * @param {string} code
 * @param {string} message what the shopper reads
 * @param {object} data more of it
 */
export function refuse(status, code, message, data = {}) {
  return { status, body: { code, message, data: { status, ...data } } }
}
