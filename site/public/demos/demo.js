// The colour scheme of the site around the demo.
document.documentElement.classList.toggle("dark", new URLSearchParams(location.search).has("dark"))
// A link of a demo leads nowhere.
addEventListener("submit", (event) => event.preventDefault())
addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]")
  if (link && !link.getAttribute("href").startsWith("#")) event.preventDefault()
})
