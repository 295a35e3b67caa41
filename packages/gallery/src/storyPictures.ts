/** Draws a picture of any size as a data address, so that a story needs no file. */
export function drawPicture(n: number, { width, height }: { readonly width: number; readonly height: number }): string {
  const hue = (n * 47) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="100%" height="100%" fill="hsl(${hue} 30% 28%)"/>
<circle cx="50%" cy="42%" r="${width / 4}" fill="hsl(${hue} 60% 62%)"/>
<text x="50%" y="90%" fill="white" font-family="sans-serif" font-size="${width / 10}" text-anchor="middle">${n}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
