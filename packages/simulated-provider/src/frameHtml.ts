/** The document of the simulation's frames; its script adds the content. */
export const frameHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Simulated payment provider</title>
    <script type="module" src="/simulated-provider/frame.js"></script>
  </head>
  <body></body>
</html>
`
