/** The widget and behaviours that a hook names. */
export function readHookNames(host: Element): readonly string[] {
  return (host.getAttribute("data-ringside") ?? "").split(/\s+/).filter(Boolean)
}
