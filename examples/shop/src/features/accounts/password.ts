import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto"

/** 16 MiB and five rounds: as much work as OWASP advises, in memory that a small server can spare for several logins at once. */
const cost = { N: 2 ** 14, r: 8, p: 5 } as const
const saltBytes = 16
const keyBytes = 32

/** The shortest and the longest password that is taken, in UTF-16 units. */
export const passwordLength = { min: 8, max: 200 } as const

/** Whether a password may be chosen. */
export function isPasswordAllowed(password: string): boolean {
  return password.length >= passwordLength.min && password.length <= passwordLength.max
}

/** Hashes a password with a salt of its own: "scrypt$N$r$p$salt$key", the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await deriveKey(password, salt, cost)
  const { N, r, p } = cost
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$")
}

/** A hash that no password has. */
const nobody = ["scrypt", cost.N, cost.r, cost.p, "A".repeat(22), ""].join("$")

/**
 * Whether a password belongs to a hash, compared in constant time. Without a hash it is hashed all the same, so that the
 * time tells nobody which accounts exist.
 */
export async function isPasswordOf(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = "", key = ""] = (stored ?? nobody).split("$")
  const options = { N: Number(N), r: Number(r), p: Number(p) }
  const expected = Buffer.from(key, "base64url")
  const actual = await deriveKey(password.slice(0, passwordLength.max + 1), Buffer.from(salt, "base64url"), options)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Keyboards write one letter in several ways; NFKC makes them one. */
function deriveKey(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyBytes, { ...options, maxmem: 64 * 1024 * 1024 }, (cause, key) => {
      if (cause) reject(cause)
      else resolve(key)
    })
  })
}
