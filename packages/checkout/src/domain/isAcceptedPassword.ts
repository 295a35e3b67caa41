/** The kinds of characters of a password. */
const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]
const lengthMin = 8
const kindsMin = 2

/**
 * Whether a new account may have this password where the page has nothing that reckons its strength: of medium strength at least. A shop's
 * server takes any. Source: WooCommerce 11.0.1, `password-strength-meter/index.tsx`.
 */
export function isAcceptedPassword(password: string): boolean {
  return password.length >= lengthMin && kinds.filter((kind) => kind.test(password)).length >= kindsMin
}
