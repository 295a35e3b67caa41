import { describe, expect, test } from "vitest"
import { attributeOf, textOf } from "../../testing/cart.ts"
import { useShop } from "../../testing/shop.ts"
import type { Answer, Visitor } from "../../testing/visitor.ts"

let nowMs = Date.UTC(2026, 10, 20, 12)
const adminToken = "a token of the tests"
const { newVisitor } = useShop({ clock: () => nowMs, adminToken, isBehindProxy: true })

const hakim = "/product/hakim-orsolo/"
const draft = {
  comment_post_ID: "126",
  comment_parent: "0",
  author: "Marta Ríos",
  email: "marta@example.com",
  rating: "4",
  comment: "Una espalda lisa, sí, pero qué hombros.",
  submit: "Enviar",
}

type Fields = Readonly<Record<string, string>>

function post(visitor: Visitor, fields: Fields = {}, headers: Fields = {}): Promise<Answer> {
  return visitor.post("/wp-comments-post.php", { ...draft, ...fields }, headers)
}

/** Posts a new text ten minutes after the last one, so that it is neither a duplicate nor too fast. */
async function postLater(
  visitor: Visitor,
  fields: Fields = {},
): Promise<{ readonly id: number; readonly href: string }> {
  nowMs += 10 * 60_000
  const answer = await post(visitor, { comment: `Dicho en el minuto ${String(nowMs)}.`, ...fields })
  const href = answer.headers.get("Location") ?? ""
  return { id: Number(/#comment-(\d+)$/.exec(href)?.[1]), href }
}

function asModerator(path: string, init: { readonly method?: string; readonly body?: unknown } = {}) {
  return newVisitor().send(`/wp-json/wc/v3/products/reviews${path}`, {
    method: init.method ?? "GET",
    headers: { Authorization: `Bearer ${adminToken}`, "Content-Type": "application/json" },
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
  })
}

async function approve(id: number): Promise<void> {
  await asModerator(`/${String(id)}`, { method: "PUT", body: { status: "approved" } })
}

describe("a review", () => {
  test("leads to where it stands, and waits there under its writer's eyes alone", async () => {
    const [visitor, other] = [newVisitor(), newVisitor()]
    const { id, href } = await postLater(visitor, { comment: "Qué hombros." })
    expect(href).toMatch(/^\/product\/hakim-orsolo\/\?unapproved=\d+&moderation-hash=[0-9a-f]{32}#comment-\d+$/)
    const own = await visitor.get(href)
    expect(textOf(own, `#comment-${String(id)} .description`)).toBe("Qué hombros.")
    expect(textOf(own, ".woocommerce-review__awaiting-approval")).toContain("pendiente de aprobación")
    expect(attributeOf(own, "meta[name=robots]", "content")).toContain("noindex")
    for (const path of [hakim, href.replace(/hash=./, "hash=g")]) {
      expect((await other.get(path)).page.getElementById(`comment-${String(id)}`)).toBeNull()
    }
  })

  test("stands there for everybody once it is approved, and counts", async () => {
    const { id } = await postLater(newVisitor(), { comment_post_ID: "134", rating: "5", "trp-form-language": "en" })
    const path = "/en/product/salome-ultima-fila-bastida/"
    expect(textOf(await newVisitor().get(path), ".woocommerce-review-link")).toBe("")
    await approve(id)
    const answer = await newVisitor().get(path)
    expect(textOf(answer, ".woocommerce-review-link")).toBe("(1 review)")
    expect(attributeOf(answer, ".er-ratings", "data-average")).toBe("5.00")
    expect(attributeOf(answer, ".summary .star-rating", "aria-label")).toBe("Rated 5 out of 5")
    expect(attributeOf(answer, `#li-comment-${String(id)} .comment_container`, "id")).toBe(`comment-${String(id)}`)
  })

  test("posted in English leads to the English page", async () => {
    const { href } = await postLater(newVisitor(), { "trp-form-language": "en" })
    expect(href).toMatch(/^\/en\/product\/hakim-orsolo\//)
  })

  test("is text, whatever it looks like", async () => {
    const hostile = "<img src=x onerror=alert(1)></script><script>alert(2)</script>"
    const { id } = await postLater(newVisitor(), {
      comment_post_ID: "113",
      author: `<b>${hostile}`,
      comment: `${hostile}\n\n{{7*7}}\r\nlínea`,
    })
    await approve(id)
    const answer = await newVisitor().get("/product/marek-szulborski/")
    const review = answer.page.getElementById(`comment-${String(id)}`)
    expect(review?.querySelectorAll("img, script")).toHaveLength(0)
    expect(review?.querySelector(".woocommerce-review__author")?.textContent).toBe(`<b>${hostile}`)
    expect([...(review?.querySelectorAll(".description p") ?? [])].map(({ innerHTML }) => innerHTML)[1]).toBe(
      "{{7*7}}<br>línea",
    )
    expect(answer.page.querySelectorAll("script[type='application/ld+json']")).toHaveLength(1)
    expect(answer.text).not.toContain("<script>alert")
  })

  test("never shows the e-mail address that came with it", async () => {
    const { id, href } = await postLater(newVisitor(), { email: "secreta@example.com" })
    const visitor = newVisitor()
    expect((await visitor.get(href)).text).not.toContain("secreta")
    await approve(id)
    expect((await visitor.get(hakim)).text).not.toContain("secreta")
  })
})

describe("a review that is refused says why, and gives back what was typed", () => {
  test.each([
    { why: "no rating", fields: { rating: "" }, message: "Falta la valoración" },
    { why: "a rating below", fields: { rating: "0" }, message: "Falta la valoración" },
    { why: "a rating above", fields: { rating: "6" }, message: "Falta la valoración" },
    { why: "a rating between", fields: { rating: "4.5" }, message: "Falta la valoración" },
    { why: "no name", fields: { author: "  " }, message: "Falta tu nombre" },
    { why: "a name like a novel", fields: { author: "x".repeat(101) }, message: "como máximo 100 caracteres" },
    { why: "no address", fields: { email: "" }, message: "correo" },
    { why: "half an address", fields: { email: "marta@" }, message: "correo" },
    { why: "an address that others refuse", fields: { email: "a,b@c.d" }, message: "correo" },
    {
      why: "a long address",
      fields: { email: `${"x".repeat(89)}@example.com` },
      message: "como máximo 100 caracteres",
    },
    { why: "nothing said", fields: { comment: " \n " }, message: "Falta el texto" },
    { why: "too much said", fields: { comment: "á".repeat(20_001) }, message: "como máximo 20.000 caracteres" },
    { why: "an answer to nobody", fields: { comment_parent: "999999" }, message: "ya no está" },
    { why: "an answer to another product's review", fields: { comment_parent: "3001" }, message: "ya no está" },
  ])("$why", async ({ fields, message }) => {
    nowMs += 10 * 60_000
    const answer = await post(newVisitor(), fields)
    const typed = { ...draft, ...fields }
    expect(answer.status).toBe(422)
    expect(textOf(answer, "#respond .wp-die-message[role=alert]")).toContain(message)
    expect(answer.page.querySelector("#comment")?.textContent.trim()).toBe(typed.comment.trim())
    expect(attributeOf(answer, "#author", "value")).toBe(typed.author)
    expect(attributeOf(answer, "#email", "value")).toBe(typed.email)
    expect(attributeOf(answer, "#rating option[selected]", "value")).toBe(
      /^[1-5]$/.test(typed.rating) ? typed.rating : "",
    )
    expect(attributeOf(answer, "link[rel=canonical]", "href")).toBe(`http://shop.test${hakim}`)
  })

  test("in the language of its form", async () => {
    const answer = await post(newVisitor(), { rating: "", "trp-form-language": "en" })
    expect(textOf(answer, ".wp-die-message")).toContain("Please rate the product")
    expect(attributeOf(answer, "html", "lang")).toBe("en-GB")
  })

  test("the same again", async () => {
    const visitor = newVisitor()
    await postLater(visitor, { comment: "Dos veces lo mismo." })
    const again = await post(visitor, { comment: "Dos veces lo mismo.\r\n" })
    expect([again.status, textOf(again, ".wp-die-message")]).toEqual([409, "Ya has enviado esta opinión."])
  })

  test.each([
    { who: "one visitor", visitors: (): Visitor[] => Array<Visitor>(6).fill(newVisitor()) },
    { who: "one address", visitors: (): Visitor[] => Array.from({ length: 6 }, newVisitor) },
  ])("the same six times at once, by $who", async ({ who, visitors }) => {
    nowMs += 10 * 60_000
    const fields = { comment: `A la vez: ${who}.`, email: `${who.replace(" ", ".")}@example.com` }
    const answers = await Promise.all(visitors().map((visitor) => post(visitor, fields)))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409, 409])
  })

  test("the fourth of six at once", async () => {
    nowMs += 10 * 60_000
    const visitors = Array.from({ length: 6 }, newVisitor)
    const answers = await Promise.all(
      visitors.map((visitor, index) => post(visitor, { email: "deprisa@example.com", comment: `Ya ${String(index)}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 303, 429, 429, 429])
  })

  test("the fourth within a minute, of one session or of one address", async () => {
    nowMs += 10 * 60_000
    const visitor = newVisitor()
    const statuses: number[] = []
    for (const [index, email] of ["a@example.com", "b@example.com", "c@example.com", "d@example.com"].entries()) {
      statuses.push((await post(visitor, { email, comment: `Prisa ${String(index)}` })).status)
    }
    expect(statuses).toEqual([303, 303, 303, 429])
    for (const comment of ["Otra", "Y otra", "Y una más"]) {
      statuses.push((await post(newVisitor(), { email: "A@Example.com", comment })).status)
    }
    expect(statuses.slice(4)).toEqual([303, 303, 429])
    nowMs += 61_000
    expect((await post(visitor, { comment: "Con calma." })).status).toBe(303)
  })
})

describe("of programs, which have a new session and a new address each time,", () => {
  let posts = 0
  const postFrom = async (forwardedFor: string) => {
    posts += 1
    const fields = { email: `program${String(posts)}@example.com`, comment: `Gangas ${String(posts)}` }
    return (await post(newVisitor(), fields, { "X-Forwarded-For": forwardedFor })).status
  }

  test.each([
    { who: "one network", from: (turn: number) => `2001:db8:0:7::${String(turn)}`, other: "2001:db8:0:8::1" },
    {
      who: "one that names a new one",
      from: (turn: number) => `192.0.2.${String(turn)}, 203.0.113.7`,
      other: "192.0.2.1",
    },
  ])("the eleventh within a minute is refused, from $who", async ({ from, other }) => {
    nowMs += 10 * 60_000
    const statuses: number[] = []
    for (let turn = 1; turn <= 11; turn += 1) statuses.push(await postFrom(from(turn)))
    expect(statuses).toEqual([...Array<number>(10).fill(303), 429])
    expect(await postFrom(other)).toBe(303)
    nowMs += 61_000
    expect(await postFrom(from(12))).toBe(303)
  })
})

test.each([
  { what: "20,000 characters", comment: "ñ".repeat(20_000) },
  { what: "20,000 characters with line ends as forms send them", comment: `${"a\r\n".repeat(9_999)}ab` },
  { what: "a character that no database keeps", comment: "cero\0" },
])("takes $what", async ({ comment }) => {
  expect((await postLater(newVisitor(), { comment })).id).toBeGreaterThan(0)
})

describe("a form for a product that is gone", () => {
  test("says so and gives the text back, in the language of the form", async () => {
    const comment = "\n</textarea><b>Qué hombros.</b>\n\nY qué peana."
    const answer = await post(newVisitor(), { comment_post_ID: "999", comment, "trp-form-language": "en" })
    expect(answer.status).toBe(404)
    expect(textOf(answer, ".wp-die-message")).toContain("no longer in the shop")
    expect(answer.page.querySelector("textarea[readonly]")?.textContent).toContain("</textarea><b>Qué hombros.</b>")
    expect(answer.page.documentElement.lang).toBe("en-GB")
  })

  test("gives nothing back where nothing was written", async () => {
    const answer = await post(newVisitor(), { comment_post_ID: "", comment: "  " })
    expect([answer.status, answer.page.querySelector("textarea")]).toEqual([404, null])
  })
})

test("a review that fills in the hidden field is kept off the moderators' list, without a message", async () => {
  const { id, href } = await postLater(newVisitor(), { "er-trap": "https://casino.example" })
  expect(href).toContain("unapproved=")
  expect(JSON.stringify((await asModerator("?status=hold")).json())).not.toContain(`"id":${String(id)},`)
  expect((await asModerator("?status=spam")).json()).toContainEqual(expect.objectContaining({ id, status: "spam" }))
})

test("another site's form is not taken", async () => {
  const answer = await newVisitor().post("/wp-comments-post.php", draft, { Origin: "https://elsewhere.example" })
  expect(answer.status).toBe(403)
})

describe("replies", () => {
  test("have links that carry what moves the form", async () => {
    const answer = await newVisitor().get("/product/tarek-dos-puentes-belhadi/")
    const link = answer.page.querySelector(".comment-reply-link")
    const id = link?.getAttribute("data-commentid") ?? ""
    expect(Object.fromEntries([...(link?.attributes ?? [])].map(({ name, value }) => [name, value]))).toMatchObject({
      href: `/product/tarek-dos-puentes-belhadi/?replytocom=${id}#respond`,
      "data-postid": "102",
      "data-belowelement": `comment-${id}`,
      "data-respondelement": "respond",
      "data-replyto": "Responder a Graham W.",
    })
    expect(answer.page.getElementById(`comment-${id}`)).not.toBeNull()
  })

  test("without a script get a form of their own, with no rating, and stand below", async () => {
    const visitor = newVisitor()
    const { id: parent } = await postLater(newVisitor(), { comment_post_ID: "134" })
    await approve(parent)
    const path = `/product/salome-ultima-fila-bastida/`
    const form = await visitor.get(`${path}?replytocom=${String(parent)}`)
    expect(textOf(form, "#reply-title")).toContain("Responder a Marta Ríos")
    expect(form.page.querySelector("#rating")).toBeNull()
    expect(attributeOf(form, "#comment_parent", "value")).toBe(String(parent))
    nowMs += 10 * 60_000
    const fields = { comment_post_ID: "134", comment_parent: String(parent), author: "Ana", email: "ana@example.com" }
    const posted = await visitor.post("/wp-comments-post.php", { ...fields, comment: "A mí me pasó igual." })
    const own = await visitor.get(posted.headers.get("Location") ?? "")
    expect(textOf(own, `#li-comment-${String(parent)} > .children .description`)).toBe("A mí me pasó igual.")
  })

  test("whose form has a rating need one", async () => {
    const answer = await post(newVisitor(), { comment_post_ID: "101", comment_parent: "3001", rating: "" })
    expect(textOf(answer, ".wp-die-message")).toContain("Falta la valoración")
    expect(attributeOf(answer, "#comment_parent", "value")).toBe("3001")
  })

  test("that carry a rating don't count in the average", async () => {
    const path = "/product/nuria-relente-castroviejo/"
    const before = attributeOf(await newVisitor().get(path), ".er-ratings", "data-average")
    const { id } = await postLater(newVisitor(), { comment_post_ID: "101", comment_parent: "3001", rating: "1" })
    await approve(id)
    expect(attributeOf(await newVisitor().get(path), ".er-ratings", "data-average")).toBe(before)
  })
})

describe("pages of reviews", () => {
  const path = "/product/nuria-relente-castroviejo/"
  const idsOf = ({ page }: Answer) => [...page.querySelectorAll(".commentlist > li")].map(({ id }) => id)

  test("hold every review once, the newest first", async () => {
    const visitor = newVisitor()
    const pages = [
      await visitor.get(path),
      await visitor.get(`${path}comment-page-2/`),
      await visitor.get(`${path}?cpage=3`),
    ]
    const ids = pages.flatMap(idsOf)
    expect([pages.map((page) => idsOf(page).length), new Set(ids).size]).toEqual([[5, 5, 2], 12])
    expect(ids.at(-1)).toBe("li-comment-3001")
    const [first] = pages
    expect(first && attributeOf(first, ".woocommerce-pagination a.next", "href")).toBe(
      `${path}comment-page-2/#comments`,
    )
  })

  test.each(["comment-page-4/", "comment-page-0/", "?cpage=-1", "?cpage=x", "comment-page-99999999999/"])(
    "there is none at %s",
    async (end) => {
      expect((await newVisitor().get(`${path}${end}`)).status).toBe(404)
    },
  )

  test("lead somebody who answers an old review to the page it stands on", async () => {
    const { href } = await postLater(newVisitor(), { comment_post_ID: "101", comment_parent: "3001" })
    expect(href).toMatch(/^\/product\/nuria-relente-castroviejo\/comment-page-3\/\?unapproved=/)
  })

  test("sum up how everybody rates it", async () => {
    const answer = await newVisitor().get(path)
    const rows = [...answer.page.querySelectorAll(".er-histogram tr")]
    expect(rows.map((row) => [row.getAttribute("data-stars"), row.getAttribute("data-count")])).toEqual([
      ["5", "8"],
      ["4", "2"],
      ["3", "1"],
      ["2", "1"],
      ["1", "0"],
    ])
  })
})

describe("moderation", () => {
  test("is for those who know the token", async () => {
    const headers = [{}, { Authorization: "Bearer " }, { Authorization: "Bearer wrong" }, { Authorization: adminToken }]
    for (const header of headers) {
      const answer = await newVisitor().get("/wp-json/wc/v3/products/reviews", header)
      expect(answer.status).toBe(401)
      expect(answer.text).not.toContain("@")
    }
    const change = await newVisitor().send("/wp-json/wc/v3/products/reviews/3001", {
      method: "PUT",
      body: '{"status":"trash"}',
    })
    expect(change.status).toBe(401)
  })

  test("lists what waits, with what only moderators see", async () => {
    const { id } = await postLater(newVisitor(), { email: "solo-para-ti@example.com" })
    expect((await asModerator("")).json()).toContainEqual(
      expect.objectContaining({
        id,
        product_id: 126,
        status: "hold",
        reviewer_email: "solo-para-ti@example.com",
        rating: 4,
      }),
    )
  })

  test("takes a review off the page again", async () => {
    const { id } = await postLater(newVisitor())
    await approve(id)
    expect((await newVisitor().get(hakim)).page.getElementById(`comment-${String(id)}`)).not.toBeNull()
    await asModerator(`/${String(id)}`, { method: "PUT", body: { status: "trash" } })
    expect((await newVisitor().get(hakim)).page.getElementById(`comment-${String(id)}`)).toBeNull()
  })

  test("answers in the shop's name, at once", async () => {
    const reply = await asModerator("", { method: "POST", body: { parent: 3001, review: "Gracias, Begoña." } })
    expect(reply.status).toBe(201)
    const answer = await newVisitor().get("/product/nuria-relente-castroviejo/?cpage=3")
    expect(textOf(answer, "#li-comment-3001 .bypostauthor .description")).toBe("Gracias, Begoña.")
  })

  test.each([
    { why: "a standing that there isn't", path: "/3001", method: "PUT", body: { status: "excellent" }, status: 400 },
    { why: "no body", path: "/3001", method: "PUT", body: undefined, status: 400 },
    { why: "a review that there isn't", path: "/99", method: "PUT", body: { status: "approved" }, status: 404 },
    { why: "no number", path: "/x", method: "PUT", body: { status: "approved" }, status: 404 },
    { why: "an answer to nothing", path: "", method: "POST", body: { parent: 99, review: "?" }, status: 404 },
    { why: "an answer that says nothing", path: "", method: "POST", body: { parent: 3001, review: " " }, status: 400 },
    { why: "a list of what there isn't", path: "?status=all", method: "GET", body: undefined, status: 400 },
  ])("refuses $why", async ({ path, method, body, status }) => {
    expect((await asModerator(path, { method, body })).status).toBe(status)
  })
})
