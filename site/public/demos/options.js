// The playground's options: written before the script tag, a module, starts.
{
  const asked = new URLSearchParams(location.search)
  const hook = document.querySelector(`[data-ringside="${CSS.escape(asked.get("hook") ?? "")}"]`)
  for (const [option, value] of Object.entries(JSON.parse(asked.get("options") ?? "{}"))) {
    if (value === "") hook?.removeAttribute(`data-ringside-${option}`)
    else hook?.setAttribute(`data-ringside-${option}`, value)
  }
}
