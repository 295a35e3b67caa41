import { basename, join } from "node:path"
import { build } from "esbuild"
import sharp from "sharp"
import { root } from "../workspace.mjs"
import { galleries } from "./galleries.mjs"
import { answerFile } from "./hookSite.mjs"
import { serve } from "./httpServer.mjs"
import { formatVariationForm } from "./manyVariations.mjs"

/**
 * @typedef {import("./galleries.mjs").GalleryKind} GalleryKind
 * @typedef {import("./galleries.mjs").GalleryName} GalleryName
 */

/** The theme's styles before a script has run; the peers' own files style the rest. */
const styles = `
  main { inline-size: 480px; margin: 24px auto }
  img { display: block; inline-size: 100%; block-size: auto }
  .woocommerce-product-gallery { position: relative }
  .woocommerce-product-gallery__image:nth-child(n + 2) { display: inline-block; inline-size: 25% }
  .flex-control-thumbs { display: flex; margin: 0; padding: 0; list-style: none }
  .flex-control-thumbs li { inline-size: 20% }
  .embla { overflow: hidden }
  .embla-container { display: flex }
  .embla-container > img { flex: 0 0 100%; min-inline-size: 0 }`

/** The platform's settings for its gallery. */
const settings = {
  flexslider: { rtl: false, animationSpeed: 500, animationLoop: false },
  flexslider_enabled: "1",
  zoom_enabled: "1",
  photoswipe_enabled: "1",
}

/**
 * Serves a page for each kind of gallery at `/?gallery=NAME`, with the gallery's markup in a template; and a form with many variations at
 * `/variations`.
 * @returns {Promise<import("./httpServer.mjs").RunningServer>}
 */
export async function openGallerySite() {
  const [peerFiles, photograph] = [await bundlePeers(), await takePhotograph()]
  return serve(async (request) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost")
    if (pathname.startsWith("/ringside/")) return answerFile(pathname.slice("/ringside/".length))
    if (pathname.startsWith("/picture-")) {
      return { status: 200, headers: { "content-type": "image/jpeg", "cache-control": "max-age=60" }, body: photograph }
    }
    const peerFile = peerFiles.get(pathname)
    if (peerFile !== undefined) return answer(pathname.endsWith(".css") ? "text/css" : "text/javascript", peerFile)
    if (pathname === "/variations") return answer("text/html", formatPage({ body: formatVariationForm(), tag: ownTag }))
    const name = searchParams.get("gallery") ?? ""
    if (!isGalleryName(name)) return { status: 404, headers: {}, body: "" }
    return answer("text/html", formatGalleryPage(galleries[name], peerFiles))
  })
}

/**
 * @param {string} type
 * @param {string} body
 */
function answer(type, body) {
  return { status: 200, headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "max-age=60" }, body }
}

/** Creates a picture with as many bytes as a camera's picture of that size, so that decoding takes as long. All addresses share it. */
function takePhotograph() {
  const noise = /** @type {const} */ ({ type: "gaussian", mean: 128, sigma: 60 })
  const create = { width: 1200, height: 1200, channels: /** @type {const} */ (3), background: "#808080", noise }
  return sharp({ create }).blur(1.5).jpeg({ quality: 82 }).toBuffer()
}

const ownTag = '<script type="module" src="/ringside/ringside.js"></script>'

/**
 * Formats a gallery's page. Ours contains a hidden hook, which loads the code in advance, so that only the galleries are measured.
 * @param {GalleryKind} kind
 * @param {ReadonlyMap<string, string>} peerFiles
 */
function formatGalleryPage({ html, peer, beside = "" }, peerFiles) {
  const template = `<template>${html}</template>`
  if (peer === undefined) {
    const forerunner = '<div data-ringside="gallery" data-ringside-load="now" hidden><ul></ul></div>'
    const tag = `<script>window.wc_single_product_params = ${JSON.stringify(settings)}</script>${ownTag}`
    return formatPage({ tag, body: template + forerunner })
  }
  const styleFile = `/peers/${peer.replace(/js$/, "css")}`
  const link = peerFiles.has(styleFile) ? `<link rel="stylesheet" href="${styleFile}">` : ""
  return formatPage({ tag: `${link}<script src="/peers/${peer}"></script>`, body: template + beside })
}

/** @param {{ tag: string, body: string }} page */
function formatPage({ tag, body }) {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Galleries</title><link rel="icon" href="data:,">
    <style>${styles}</style></head><body class="single-product">${tag}<main></main>${body}</body></html>`
}

/** Bundles the peers from npm, each with the few lines that start it, by the path under which it is served. */
async function bundlePeers() {
  const peers = Object.values(galleries).flatMap((kind) => ("peer" in kind ? [kind.peer] : []))
  const { outputFiles } = await build({
    entryPoints: peers.map((file) => join(root, "scripts/bench/peers", file)),
    outdir: "peers",
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    loader: Object.fromEntries([".png", ".svg", ".gif", ".eot", ".woff", ".ttf"].map((type) => [type, "dataurl"])),
    logLevel: "silent",
  })
  return new Map(outputFiles.map(({ path, text }) => [`/peers/${basename(path)}`, text]))
}

/**
 * @param {string} name
 * @returns {name is GalleryName}
 */
function isGalleryName(name) {
  return Object.hasOwn(galleries, name)
}
