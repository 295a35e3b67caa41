import jquery from "jquery"

// jQuery's plugins expect it on the window.
window.jQuery = jquery
