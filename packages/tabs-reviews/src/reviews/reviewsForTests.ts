/** The shop's texts, in the languages of the stories. */
const words = {
  es: {
    add: "Añade una opinión",
    cancel: "Cancelar la respuesta",
    rating: "Tu valoración",
    rate: "Elige…",
    body: "Tu opinión",
    name: "Nombre",
    submit: "Enviar",
    waits: "Está pendiente\n de aprobación.",
    reply: "Responder",
    replyTo: "Responder a",
    title: (count: number) => `${String(count)} opiniones`,
  },
  en: {
    add: "Add a review",
    cancel: "Cancel reply",
    rating: "Your rating",
    rate: "Rate…",
    body: "Your review",
    name: "Name",
    submit: "Submit",
    waits: "It waits for\n the shop.",
    reply: "Reply",
    replyTo: "Reply to",
    title: (count: number) => `${String(count)} reviews`,
  },
} as const

type Language = keyof typeof words

/** The platform's review form and list, for tests and stories. */
export function formatReviews({
  attributes = "",
  count = 3,
  language = "en",
}: { readonly attributes?: string; readonly count?: number; readonly language?: Language } = {}): string {
  const text = words[language]
  return `<div id="reviews" class="woocommerce-Reviews" ${attributes}>${formatReviewList({ count, language })}
<div id="review_form_wrapper"><div id="respond"><h3 id="reply-title">${text.add} <small><a id="cancel-comment-reply-link" href="#respond" style="display:none;">${text.cancel}</a></small></h3>
<form action="/wp-comments-post.php" method="post" id="commentform" class="comment-form">
<div class="comment-form-rating"><label for="rating" id="comment-form-rating-label">${text.rating}</label>
<select name="rating" id="rating" required><option value="">${text.rate}</option>${[5, 4, 3, 2, 1].map((value) => `<option value="${value}">${value}</option>`).join("")}</select></div>
<p><label for="comment">${text.body}</label><textarea id="comment" name="comment" required></textarea></p>
<p><label for="author">${text.name}</label><input id="author" name="author" value="Ana" required></p>
<p class="form-submit"><input name="submit" type="submit" id="submit" value="${text.submit}"><input type="hidden" name="comment_post_ID" id="comment_post_ID" value="11"><input type="hidden" name="comment_parent" id="comment_parent" value="0"></p>
</form></div></div></div>`
}

/** The markup that the server prints again with each page of reviews; `held` is the number of a review that awaits approval. */
export function formatReviewList({
  count = 3,
  first = 1,
  held = 0,
  language = "en",
}: {
  readonly count?: number
  readonly first?: number
  readonly held?: number
  readonly language?: Language
} = {}): string {
  const text = words[language]
  const items = Array.from({ length: count }, (_, index) => first + index).map(
    (
      id,
    ) => `<li class="review" id="li-comment-${id}"><div id="comment-${id}" class="comment_container"><p class="meta">${
      id === held ? `<em class="woocommerce-review__awaiting-approval">${text.waits}</em>` : ""
    }<strong class="woocommerce-review__author">Ben &lt;b&gt; ${id}</strong></p>
<a class="comment-reply-link" href="?replytocom=${id}#respond" data-commentid="${id}" data-postid="11" data-belowelement="comment-${id}" data-respondelement="respond" data-replyto="${text.replyTo} &lt;b&gt;Ben&lt;/b&gt;">${text.reply}</a></div></li>`,
  )
  return `<div id="comments"><h2 class="woocommerce-Reviews-title">${text.title(count)}</h2><ol class="commentlist">${items.join("")}</ol>
<nav class="woocommerce-pagination"><a class="page-numbers" href="/product/southpaw/comment-page-2/#comments">2</a></nav></div>`
}
