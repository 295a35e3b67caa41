import jquery from "jquery"

// Its plugins look for it on the window.
window.jQuery = jquery
