/** Fields of the theme's search and of the platform's product search. In a file of its own: the loader looks for them, and for no others. */
export const searchField = "form.search-form .search-field, form.woocommerce-product-search .search-field"
