/** The platform's review form and list, for tests and stories. */
export function formatReviews({ attributes = "", count = 3 } = {}): string {
  return `<div id="reviews" class="woocommerce-Reviews" ${attributes}>${formatReviewList({ count })}
<div id="review_form_wrapper"><div id="respond"><h3 id="reply-title">Add a review <small><a id="cancel-comment-reply-link" href="#respond" style="display:none;">Cancel reply</a></small></h3>
<form action="/wp-comments-post.php" method="post" id="commentform" class="comment-form">
<div class="comment-form-rating"><label for="rating" id="comment-form-rating-label">Your rating</label>
<select name="rating" id="rating" required><option value="">Rate…</option>${[5, 4, 3, 2, 1].map((value) => `<option value="${value}">${value}</option>`).join("")}</select></div>
<p><label for="comment">Your review</label><textarea id="comment" name="comment" required></textarea></p>
<p><label for="author">Name</label><input id="author" name="author" value="Ana" required></p>
<p class="form-submit"><input name="submit" type="submit" id="submit" value="Submit"><input type="hidden" name="comment_post_ID" id="comment_post_ID" value="11"><input type="hidden" name="comment_parent" id="comment_parent" value="0"></p>
</form></div></div></div>`
}

/** What the server prints anew with each page of reviews; `held` is the number of one that waits for approval. */
export function formatReviewList({ count = 3, first = 1, held = 0 } = {}): string {
  const items = Array.from({ length: count }, (_, index) => first + index).map(
    (
      id,
    ) => `<li class="review" id="li-comment-${id}"><div id="comment-${id}" class="comment_container"><p class="meta">${
      id === held ? '<em class="woocommerce-review__awaiting-approval">It waits for\n the shop.</em>' : ""
    }<strong class="woocommerce-review__author">Ben &lt;b&gt; ${id}</strong></p>
<a class="comment-reply-link" href="?replytocom=${id}#respond" data-commentid="${id}" data-postid="11" data-belowelement="comment-${id}" data-respondelement="respond" data-replyto="Reply to &lt;b&gt;Ben&lt;/b&gt;">Reply</a></div></li>`,
  )
  return `<div id="comments"><h2 class="woocommerce-Reviews-title">${count} reviews</h2><ol class="commentlist">${items.join("")}</ol>
<nav class="woocommerce-pagination"><a class="page-numbers" href="/product/southpaw/comment-page-2/#comments">2</a></nav></div>`
}
