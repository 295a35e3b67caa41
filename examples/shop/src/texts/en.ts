import type { ShopTexts } from "./es.ts"

/** Everything the shop says in English. */
export const en: ShopTexts = {
  shopName: "Red Corner",
  shopLine: "Figures of fighters, painted by hand",
  shopDescription:
    "A workshop for figures of fighters, modelled and painted by hand in short, numbered runs. We ship from Spain.",

  nav: {
    skip: "Skip to content",
    main: "Main menu",
    menu: "Menu",
    shop: "All figures",
    search: "Search figures",
    searchPlaceholder: "A name, a division…",
    searchButton: "Search",
    language: "Language",
    otherLanguage: "Español",
    breadcrumb: "You are here",
    home: "Home",
    pages: "Pages",
    previous: "Previous",
    next: "Next",
    page: (page) => `Page ${String(page)}`,
  },

  home: {
    title: "A few seconds before the bell",
    lead: "We model those who step into the ring at the moment when nothing has happened yet. Then we paint them, layer by layer, by hand.",
    enter: "See all figures",
    shelf: "The best shelf",
    divisions: "By division",
    workshop: "How they leave this house",
    workshopText: [
      "Every figure crosses three tables: whoever models it, whoever casts it, whoever paints it. The last one signs beneath the plinth, because theirs is the hand that shows.",
      "Runs are short and numbered. When one is gone we break the mould, and its page stays here for whoever likes to read it.",
    ],
    basket: "Your corner",
  },

  archive: {
    title: "All figures",
    lead: "Twenty-two fights, and what it takes to keep them at home.",
    found: (search) => `Results for “${search}”`,
    count: (from, to, total) =>
      total === 1
        ? "Showing the single result"
        : to - from + 1 === total
          ? `Showing all ${String(total)} results`
          : `Showing ${String(from)}–${String(to)} of ${String(total)} results`,
    empty: "Nobody of that name has passed through this corner.",
    emptyNext: "Try fewer words, or look at all the figures.",
    order: "Sort by",
    orderButton: "Sort",
    orders: {
      menu_order: "Order of the house",
      popularity: "Best loved",
      date: "Latest arrivals",
      price: "Price: low to high",
      "price-desc": "Price: high to low",
    },
  },

  card: {
    add: "Add to basket",
    addName: (name) => `Add to basket: ${name}`,
    added: (name) => `${name} has been added to your basket`,
    choose: "Select options",
    chooseName: (name) => `Select options for ${name}`,
    read: "Read the story",
    readName: (name) => `Read the story of ${name}`,
    sale: "Sale",
    soldOut: "Sold out",
  },

  price: {
    was: (price) => `Original price was: ${price}.`,
    is: (price) => `Current price is: ${price}.`,
    range: (from, to) => `Price range: ${from} through ${to}`,
    tax: "VAT included",
  },

  product: {
    quantity: "Quantity",
    quantityOf: (name) => `Quantity of ${name}`,
    more: "Increase the quantity",
    less: "Reduce the quantity",
    add: "Add to basket",
    choose: "Choose an option",
    reset: "Clear the choice",
    lowStock: (stock) => `${String(stock)} left`,
    inStock: "In the workshop, ready to leave",
    outOfStock: "Sold out",
    individually: "One piece to an order.",
    sku: "Reference",
    categories: "In",
    description: "The story",
    information: "Details",
    related: "From the same corner",
    view: (name, view) => `${name}, ${view}`,
  },

  basket: {
    title: "Your basket",
    link: (count) =>
      count === 0
        ? "View shopping basket, empty, 0 items"
        : count === 1
          ? "View shopping basket, 1 item"
          : `View shopping basket, ${String(count)} items`,
    items: (count) => (count === 1 ? "1 item" : `${String(count)} items`),
    view: "View basket",
    checkout: "Checkout",
    subtotal: "Subtotal",
    empty: "Your corner is empty.",
    emptyNext: "Back to the figures",
    remove: (name) => `Remove ${name} from basket`,
    removeHeading: "Remove",
    removed: (name) => `${name} has been removed from your basket.`,
    undo: "Undo",
    restored: (name) => `${name} is back in your basket.`,
    added: (name, count) =>
      count === 1
        ? `${name} has been added to your basket.`
        : `${String(count)} × ${name} have been added to your basket.`,
    updated: "Your basket is up to date.",
    product: "Figure",
    price: "Price",
    quantity: "Quantity",
    update: "Update basket",
    totals: "Basket total",
    shipping: "Shipping",
    flatRate: "Flat rate, mainland Spain and the Balearics",
    freeShipping: "Free shipping",
    freeFrom: (price) => `Free from ${price}`,
    total: "Total",
    includesTax: (price) => `(includes ${price} VAT)`,
    drawerTitle: "Your corner",
    drawerClose: "Close the basket",
    expired: "That page had been open for too long. Here is your basket as it stands: please try again.",
  },

  refusal: {
    gone: "That figure is no longer in the shop.",
    badQuantity: "The quantity has to be a whole number above zero.",
    unknownLine: "That was no longer in your basket.",
    chooseOptions: (name, missing) => `Please choose the ${missing.toLowerCase()} of ${name} first.`,
    noSuchCombination: (name) => `${name} is not made in that combination. Please choose another.`,
    outOfStock: (name) => `${name} is sold out and can't be added to your basket.`,
    soldIndividually: (name) => `${name} is sold one piece to an order, and it is in your basket already.`,
    notEnough: (name, stock) => `There ${stock === 1 ? "is only 1" : `are only ${String(stock)}`} of ${name} left.`,
    notEnoughMore: (name, stock, inBasket) =>
      `There ${stock === 1 ? "is only 1" : `are only ${String(stock)}`} of ${name} left, and your basket holds ${String(inBasket)} already.`,
    missingNonce: "The Nonce header is missing. Nothing was changed.",
    invalidNonce: "The nonce is invalid. Nothing was changed.",
  },

  checkout: {
    title: "Your order",
    lead: "The till is not open yet, so we take orders as we always have: by letter, and between people.",
    how: "Write to us with this list. Within one working day we answer with the account number, the day it leaves and the name of whoever painted your figures.",
    order: "Order by e-mail",
    orAddress: (address) => `Or write to ${address} and copy the list.`,
    subject: "Order to Red Corner",
    greeting: "Hello, I would like to order:",
    closing: "My delivery address is:",
    summary: "What you are taking",
    back: "Back to the basket",
  },

  notFound: {
    title: "Nobody in this corner",
    text: "The page you were looking for has left the ring. Most paths lead back to the figures.",
  },

  footer: {
    about: "Red Corner is a small house. Three tables, one kiln and a strip of red tape on the wall.",
    shelves: "Divisions",
    write: "Write to us",
    invented: "Every fighter in this shop is invented.",
  },
}
