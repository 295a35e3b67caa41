/*
 * The comparison: the basket functions of a classic shop script, written for this benchmark with jQuery. It fetches the basket's fragments
 * once per page, adds in the background and inserts the answer's fragments into the page.
 */
;(function ($) {
  const endpoint = (name) => `/?wc-ajax=${name}`
  const showFragments = ({ fragments }) => {
    for (const [selector, html] of Object.entries(fragments)) $(selector).replaceWith(html)
    sessionStorage.setItem("peer_fragments", JSON.stringify(fragments))
  }
  $(document.body).on("click", ".ajax_add_to_cart", function (event) {
    event.preventDefault()
    const $button = $(this).removeClass("added").addClass("loading")
    const fields = { product_id: $button.data("product_id"), quantity: $button.data("quantity") ?? 1 }
    $.post(endpoint("add_to_cart"), fields, (answer) => {
      const added = typeof answer === "string" ? JSON.parse(answer) : answer
      $button.removeClass("loading").addClass("added")
      showFragments(added)
      $(document.body).trigger("added_to_cart", [added.fragments, added.cart_hash, $button])
    })
  })
  $(() => {
    $.post(endpoint("get_refreshed_fragments"), { time: Date.now() }, (answer) =>
      showFragments(typeof answer === "string" ? JSON.parse(answer) : answer),
    )
  })
})(jQuery)
