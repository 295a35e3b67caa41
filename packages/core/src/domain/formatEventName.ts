/**
 * The name under which a host event also goes out natively: `ringside:` and the host's name without its namespace and leading
 * `wc_` or `woocommerce_`, underscores as dashes. Source: catalogue-and-cart §13.
 */
export function formatEventName(hostName: string): string {
  const [name = ""] = hostName.split(".", 1)
  return `ringside:${name.replace(/^(wc|woocommerce)_/, "").replaceAll("_", "-")}`
}
