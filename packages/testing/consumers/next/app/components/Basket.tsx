"use client"

import { MiniCart } from "@ringside/mini-cart/react"
import Link from "next/link"

export function Basket() {
  return (
    <MiniCart layout="drawer" renderBasketLink={(props) => <Link {...props} href="/entries" />}>
      <a href="/basket/">Basket</a>
    </MiniCart>
  )
}
