const base = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:"],
  "require-trusted-types-for": ["'script'"],
  "trusted-types": ["ringside"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'self'"],
  "form-action": ["'self'"],
} as const

type Directive = keyof typeof base | "connect-src" | "frame-src" | "font-src" | "media-src" | "worker-src"

/** Sources that a page needs beside the shop's own, by directive; null leaves a directive out. */
export type PolicyAdditions = Partial<Readonly<Record<Directive, readonly string[] | null>>>

/**
 * Creates the Content-Security-Policy of an answer. A directive that only the page names starts with the sources of `default-src`, which it
 * replaces.
 */
export function createPolicy(additions: PolicyAdditions = {}): string {
  const directives = new Map<string, readonly string[]>(Object.entries(base))
  for (const [directive, sources] of Object.entries(additions)) {
    if (sources === null) directives.delete(directive)
    else directives.set(directive, [...(directives.get(directive) ?? base["default-src"]), ...sources])
  }
  return [...directives].map(([directive, sources]) => `${directive} ${sources.join(" ")}`).join("; ")
}
