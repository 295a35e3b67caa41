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
    shelf: "In the front row",
    divisions: "By division",
    workshop: "How they are made",
    workshopText: [
      "Every figure passes over three tables: one hand models it, one casts it, one paints it. The painter signs beneath the plinth, because theirs is the hand that shows.",
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
    noPicture: "Not photographed yet",
    openGallery: "View full-screen image gallery",
    weight: "Weight",
    size: "Size, with the plinth",
    noMatch: "Sorry, no products matched your selection. Please choose a different combination.",
    makeSelection: "Please select some product options before adding this product to your basket.",
    unavailable: "Sorry, this product is unavailable. Please choose a different combination.",
    resetDone:
      "Your selection has been reset. Please select some product options before adding this product to your basket.",
  },

  reviews: {
    title: "Reviews",
    tab: (count) => `Reviews (${String(count)})`,
    heading: (count) => (count === 1 ? "1 review of " : `${String(count)} reviews of `),
    link: (count) => (count === 1 ? "(1 review)" : `(${String(count)} reviews)`),
    rated: (rating) => `Rated ${rating} out of 5`,
    summary: (count) => (count === 1 ? "from 1 review" : `from ${String(count)} reviews`),
    histogram: "How the ratings are spread",
    stars: (stars) => (stars === 1 ? "1 star" : `${String(stars)} stars`),
    starLabels: ["1 of 5 stars", "2 of 5 stars", "3 of 5 stars", "4 of 5 stars", "5 of 5 stars"],
    none: "Nobody has told yet what it is like to have this one at home.",
    pages: "Pages of reviews",
    older: "Older",
    newer: "Newer",
    reply: "Reply",
    replyTo: (author) => `Reply to ${author}`,
    cancel: "Cancel reply",
    byShop: "The workshop",
    waiting: "Your review is awaiting approval. For now, only you can see it.",
    add: "Say what it is like",
    addFirst: "Be the first to say what it is like",
    notes: "Your e-mail address will not be published. All fields are required.",
    rating: "Your rating",
    ratingNone: "Rate…",
    ratings: ["Very poor", "Not that bad", "Average", "Good", "Perfect"],
    body: "Your review",
    replyBody: "Your reply",
    bodyLimit: (max) => `Up to ${max} characters.`,
    author: "Name",
    email: "E-mail",
    trap: "Leave this field empty",
    submit: "Submit",
    lost: "What you wrote, in case you want to keep it",
    ratingMissing: "Please select a rating",
    refused: {
      gone: "That figure is no longer in the shop, so there is no place to keep what you wrote.",
      "no-parent": "The review that you are answering is no longer there.",
      "rating-missing": "Please rate the product: choose between one and five stars.",
      "author-missing": "Please tell us your name.",
      "author-long": "That name is too long for the label: there is room for 100 characters.",
      "email-wrong":
        "That e-mail address doesn't look complete. We need it in case there is a question; it isn't published.",
      "body-missing": "Please write what you would like to say.",
      "body-long":
        "We like that there is so much to say, but there is room for 20,000 characters. Your text is still below: please trim it a little.",
      duplicate: "You had sent exactly that before; we have it.",
      "too-fast": "That is faster than our brushes. Please wait a minute and send it again: your text is still below.",
    },
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
