// The part of a page builder: it sends the frame what is chosen, in the words of the platform's own builder.
{
  const form = document.querySelector("form")
  const frame = document.querySelector("iframe")
  const send = (param, data) =>
    frame.contentWindow.postMessage({ call: "starterTemplatePreviewDispatch", value: { param, data } }, location.origin)
  const sendAll = () => {
    const { logo, colours, title } = form.elements
    send("siteLogo", logo.value === "" ? {} : { url: new URL(logo.value, location.href).href })
    send("colorPalette", { colors: colours.value.split(" ").filter(Boolean) })
    send("siteTitle", title.checked)
  }
  form.addEventListener("change", sendAll)
  frame.addEventListener("load", sendAll)
  frame.src = `preview-framed.html${location.search}`
}
