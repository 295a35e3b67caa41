"use client"

import { addToCart } from "@ringside/add-to-cart"
import { cartPart } from "@ringside/cart"
import { createPage, type Widget } from "@ringside/core"
import { miniCart } from "@ringside/mini-cart"
import { useEffect, useRef } from "react"

export function Shop() {
  const button = useRef<HTMLDivElement>(null)
  const basket = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const page = createPage({ window, signal: leaving.signal, parts: [cartPart] })
    const mount = <Options,>(widget: Widget<Options>, host: HTMLElement | null) =>
      host && widget.mount(host, widget.read(host, page), page)
    const mounted = [mount(addToCart, button.current), mount(miniCart, basket.current)]
    return () => {
      for (const each of mounted) each?.unmount()
      leaving.abort()
    }
  }, [])
  return (
    <>
      <div ref={button} data-ringside-product="11" data-ringside-name="Southpaw" />
      <div ref={basket} data-ringside-layout="inline" />
    </>
  )
}
