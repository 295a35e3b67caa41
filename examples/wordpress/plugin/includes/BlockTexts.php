<?php

declare( strict_types=1 );

namespace Ringside;

/**
 * Each block in the words of a shop's owner: what the editor shows of a hook and of its options. The packages' `options.ts` describe the same
 * for developers. Each hook stands here, in the hooks' order.
 */
final class BlockTexts {

	/**
	 * The texts in the language of the visitor, by hook:
	 *
	 * - `title`, `description`, and `keywords`, which find the block as well;
	 * - `hints`: what follows the description in the editor and in the list of shortcodes, where options are in different places;
	 * - `icon`: one of the platform's;
	 * - `is_offered`: false for a block that only a programmer can use. It isn't in the list of blocks;
	 * - `example`: options of the shortcode that shows how to write one;
	 * - `note`: what to put inside, where not everything will do;
	 * - `options`: of each a label, a help, and labels of its choices. A choice of null isn't offered; choices of an option that takes any
	 *   text are boxes to tick. `control` is the type of the field, where the type of the option doesn't decide it;
	 * - `hidden`: options that only a programmer can use, or that the plugin fills in. They aren't offered.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function all(): array {
		return array(
			'add-to-cart' => array(
				'title'       => __( 'Add to basket button', 'ringside' ),
				'description' => __( 'A button that adds one product to the basket, on any page.', 'ringside' ),
				'keywords'    => _x( 'buy, cart, button', 'block keywords', 'ringside' ),
				'icon'        => 'plus-alt',
				'example'     => array( 'product' => '12' ),
				'options'     => array(
					'product' => array(
						'label' => __( 'Product ID', 'ringside' ),
						'help'  => __( 'The product that is added. In Products, point at a product: its ID appears below its name.', 'ringside' ),
					),
					'quantity' => array(
						'label' => __( 'How many are added', 'ringside' ),
						'help'  => __( 'How many go into the basket with one press.', 'ringside' ),
					),
					'quantity-field' => array(
						'label' => __( 'Quantity field', 'ringside' ),
						'help'  => __( 'Shows a field beside the button to choose how many.', 'ringside' ),
					),
					'label' => array(
						'label' => __( 'Button text', 'ringside' ),
						'help'  => __( 'Empty: the text that your shop uses, such as “Add to basket”.', 'ringside' ),
					),
					'view-link' => array(
						'label' => __( '“View basket” link', 'ringside' ),
						'help'  => __( 'Shows a link to the basket after a product was added.', 'ringside' ),
					),
				),
				'hidden'      => array( 'name', 'price' ),
			),
			'product' => array(
				'title'       => __( 'Product card', 'ringside' ),
				'description' => __( 'One product to buy on any page: photo, name, price, stock, options and button. What you put inside is seen only until the card appears, or where scripts are blocked.', 'ringside' ),
				'keywords'    => _x( 'buy, product, cart', 'block keywords', 'ringside' ),
				'icon'        => 'products',
				'example'     => array( 'product' => '12', 'layout' => 'wide' ),
				'options'     => array(
					'product' => array(
						'label' => __( 'Product ID', 'ringside' ),
						'help'  => __( 'The product that is shown. In Products, point at a product: its ID appears below its name.', 'ringside' ),
					),
					'layout' => array(
						'label'   => __( 'Place of the photo', 'ringside' ),
						'help'    => __( 'Beside the text only where there is room for it.', 'ringside' ),
						'choices' => array(
							'card' => __( 'Above the text', 'ringside' ),
							'wide' => __( 'Beside the text', 'ringside' ),
						),
					),
					'heading' => array(
						'label'   => __( 'Heading level of the name', 'ringside' ),
						'help'    => __( 'As in WordPress’s Heading block. Choose one below the heading that stands above it.', 'ringside' ),
						'choices' => array(
							'2' => __( 'Heading 2', 'ringside' ),
							'3' => __( 'Heading 3', 'ringside' ),
							'4' => __( 'Heading 4', 'ringside' ),
							'5' => __( 'Heading 5', 'ringside' ),
							'6' => __( 'Heading 6', 'ringside' ),
						),
					),
					'images' => array(
						'label' => __( 'Product photos', 'ringside' ),
						'help'  => __( 'Turn it off for products without photos: no room is kept for one then.', 'ringside' ),
					),
					'swatches' => array(
						'label' => __( 'Photos on the options', 'ringside' ),
						'help'  => __( 'Shows the photo of each variation on the button that chooses it, where the variations have photos of their own.', 'ringside' ),
					),
					'quantity-field' => array(
						'label' => __( 'Quantity field', 'ringside' ),
						'help'  => __( 'Shows a field beside the button to choose how many.', 'ringside' ),
					),
					'label' => array(
						'label' => __( 'Button text', 'ringside' ),
						'help'  => __( 'Empty: the text that your shop uses, such as “Add to basket”.', 'ringside' ),
					),
					'view-link' => array(
						'label' => __( '“View basket” link', 'ringside' ),
						'help'  => __( 'Shows a link to the basket after a product was added.', 'ringside' ),
					),
				),
			),
			'products' => array(
				'title'       => __( 'Product list', 'ringside' ),
				'description' => __( 'Several products to buy on any page: those of a category or a tag, on sale, found by words, or chosen by you.', 'ringside' ),
				'keywords'    => _x( 'products, sale, catalogue', 'block keywords', 'ringside' ),
				'icon'        => 'grid-view',
				'example'     => array( 'category' => 'cups', 'limit' => '4' ),
				'options'     => array(
					'category' => array(
						'label' => __( 'Categories', 'ringside' ),
						'help'  => __( 'As in the column “Slug” under Products > Categories; commas between several: cups,plates.', 'ringside' ),
					),
					'tag' => array(
						'label' => __( 'Tags', 'ringside' ),
						'help'  => __( 'As in the column “Slug” under Products > Tags; commas between several.', 'ringside' ),
					),
					'search' => array(
						'label' => __( 'Words in the name or SKU', 'ringside' ),
						'help'  => __( 'Only products whose name or SKU has these words.', 'ringside' ),
					),
					'ids' => array(
						'label' => __( 'Product IDs', 'ringside' ),
						'help'  => __( 'Exactly these products in this order: 12, 31, 7. In Products, point at a product to see its ID.', 'ringside' ),
					),
					'on-sale' => array(
						'label' => __( 'Only products on sale', 'ringside' ),
						'help'  => __( 'Leaves out products at their regular price.', 'ringside' ),
					),
					'order' => array(
						'label'   => __( 'Order', 'ringside' ),
						'help'    => __( 'Which products come first. No effect if you entered product IDs.', 'ringside' ),
						'choices' => array(
							'menu_order' => __( 'As in the shop', 'ringside' ),
							'popularity' => __( 'Popularity', 'ringside' ),
							'rating'     => __( 'Average rating', 'ringside' ),
							'date'       => __( 'Newest first', 'ringside' ),
							'price'      => __( 'Price: low to high', 'ringside' ),
							'price-desc' => __( 'Price: high to low', 'ringside' ),
							'title'      => __( 'Name', 'ringside' ),
						),
					),
					'limit' => array(
						'label' => __( 'Number of products', 'ringside' ),
						'help'  => __( 'How many are shown at most, up to 48. With a button for more: how many come at a time.', 'ringside' ),
					),
					'more' => array(
						'label' => __( 'Button for more products', 'ringside' ),
						'help'  => __( 'Adds the next products below, as long as there are any.', 'ringside' ),
					),
					'layout' => array(
						'label'   => __( 'Arrangement', 'ringside' ),
						'help'    => __( 'A grid has as many columns as fit.', 'ringside' ),
						'choices' => array(
							'grid' => __( 'Grid', 'ringside' ),
							'row'  => __( 'One row to scroll sideways', 'ringside' ),
						),
					),
					'name' => array(
						'label' => __( 'Name for screen readers', 'ringside' ),
						'help'  => __( 'What the list is called for blind customers, such as “New cups”. It isn’t shown.', 'ringside' ),
					),
					'heading' => array(
						'label'   => __( 'Heading level of the names', 'ringside' ),
						'help'    => __( 'As in WordPress’s Heading block. Choose one below the heading that stands above it.', 'ringside' ),
						'choices' => array(
							'2' => __( 'Heading 2', 'ringside' ),
							'3' => __( 'Heading 3', 'ringside' ),
							'4' => __( 'Heading 4', 'ringside' ),
							'5' => __( 'Heading 5', 'ringside' ),
							'6' => __( 'Heading 6', 'ringside' ),
						),
					),
					'images' => array(
						'label' => __( 'Product photos', 'ringside' ),
						'help'  => __( 'Turn it off for products without photos: no room is kept for one then.', 'ringside' ),
					),
					'swatches' => array(
						'label' => __( 'Photos on the options', 'ringside' ),
						'help'  => __( 'Shows the photo of each variation on the button that chooses it, where the variations have photos of their own.', 'ringside' ),
					),
					'quantity-field' => array(
						'label' => __( 'Quantity field', 'ringside' ),
						'help'  => __( 'Shows a field beside the button to choose how many.', 'ringside' ),
					),
					'label' => array(
						'label' => __( 'Button text', 'ringside' ),
						'help'  => __( 'Empty: the text that your shop uses, such as “Add to basket”.', 'ringside' ),
					),
					'view-link' => array(
						'label' => __( '“View basket” link', 'ringside' ),
						'help'  => __( 'Shows a link to the basket after a product was added.', 'ringside' ),
					),
				),
			),
			'quantity' => array(
				'title'       => __( 'Minus and plus buttons', 'ringside' ),
				'description' => __( 'Puts minus and plus beside the quantity fields of the blocks that you place inside.', 'ringside' ),
				'is_offered'  => false,
			),
			'variations' => array(
				'title'       => __( 'Size and colour chooser', 'ringside' ),
				'description' => __( 'For programmers: turns WooCommerce’s form for variations, placed inside, into buttons with colours or photos.', 'ringside' ),
				'is_offered'  => false,
				'options'     => array(
					'swatches' => array(
						'label' => __( 'Buttons with colours or photos', 'ringside' ),
						'help'  => __( 'Shows buttons to press instead of drop-down lists: the colour, else the photo of the variation, else its name.', 'ringside' ),
					),
				),
			),
			'mini-cart' => array(
				'title'       => __( 'Mini basket', 'ringside' ),
				'description' => __( 'The customer’s basket: on the page, under a button, or sliding in from the side.', 'ringside' ),
				'keywords'    => _x( 'cart, mini cart, basket', 'block keywords', 'ringside' ),
				'icon'        => 'cart',
				'example'     => array( 'layout' => 'drawer' ),
				'options'     => array(
					'layout' => array(
						'label'   => __( 'How it opens', 'ringside' ),
						'help'    => __( 'Where the customer sees the basket.', 'ringside' ),
						'choices' => array(
							'inline'   => __( 'Always open, on the page', 'ringside' ),
							'dropdown' => __( 'Under a button', 'ringside' ),
							'drawer'   => __( 'Slides in from the side', 'ringside' ),
						),
					),
					'side' => array(
						'label'   => __( 'Side', 'ringside' ),
						'help'    => __( 'The side from which it slides in. Only for a basket that slides in. In languages that run from right to left the sides are the other way round.', 'ringside' ),
						'choices' => array(
							'end'   => __( 'Right', 'ringside' ),
							'start' => __( 'Left', 'ringside' ),
						),
					),
					'open-on-add' => array(
						'label' => __( 'Open after adding a product', 'ringside' ),
						'help'  => __( 'Not for a basket that is always open.', 'ringside' ),
					),
					'free-shipping' => array(
						'label' => __( 'Progress to free shipping', 'ringside' ),
						'help'  => __( 'Shows how much is missing. Enter the amount under Settings > Ringside > Free shipping.', 'ringside' ),
					),
					'images' => array(
						'label' => __( 'Product photos', 'ringside' ),
						'help'  => __( 'Shows a small photo beside each product.', 'ringside' ),
					),
					'quantities' => array(
						'label' => __( 'Change quantities', 'ringside' ),
						'help'  => __( 'Customers can change how many they buy.', 'ringside' ),
					),
					'express' => array(
						'label' => __( 'Apple Pay and Google Pay', 'ringside' ),
						'help'  => __( 'Shows these buttons to customers who have them. Needs WooPayments, and its switch under Settings > Ringside.', 'ringside' ),
					),
				),
				'hidden'      => array( 'free-shipping-from' ),
			),
			'cart-count' => array(
				'title'       => __( 'Number of items in the basket', 'ringside' ),
				'description' => __( 'Shows how many items are in the basket, as a link to it. You can put it anywhere.', 'ringside' ),
				'keywords'    => _x( 'cart, counter', 'block keywords', 'ringside' ),
				'icon'        => 'tag',
			),
			'gallery' => array(
				'title'       => __( 'Photos of a product', 'ringside' ),
				'description' => __( 'The photos of one product, with small photos, zoom and full screen.', 'ringside' ),
				'hints'       => array(
					'editor'    => __( 'Enter its ID in the sidebar, tab Block.', 'ringside' ),
					'shortcode' => __( 'Enter its ID with the option product.', 'ringside' ),
				),
				'keywords'    => _x( 'gallery, pictures, zoom', 'block keywords', 'ringside' ),
				'icon'        => 'format-gallery',
				'example'     => array( 'product' => '12', 'thumbnails' => 'start' ),
				'options'     => array(
					'product' => array(
						'label' => __( 'Product ID', 'ringside' ),
						'help'  => __( 'The product that is shown. In Products, point at a product: its ID appears below its name.', 'ringside' ),
					),
					'zoom' => array(
						'label' => __( 'Zoom', 'ringside' ),
						'help'  => __( 'Enlarges the photo under the mouse, or at a tap, if you uploaded a large one.', 'ringside' ),
					),
					'lightbox' => array(
						'label' => __( 'Full screen', 'ringside' ),
						'help'  => __( 'A press opens the photo in full screen.', 'ringside' ),
					),
					'thumbnails' => array(
						'label'   => __( 'Small photos', 'ringside' ),
						'help'    => __( 'Where the small photos stand.', 'ringside' ),
						'choices' => array(
							'below' => __( 'Below', 'ringside' ),
							'start' => __( 'Beside', 'ringside' ),
							'off'   => __( 'None', 'ringside' ),
						),
					),
					'loop' => array(
						'label' => __( 'Start again after the last photo', 'ringside' ),
						'help'  => __( 'The arrow keys go on from the last photo to the first.', 'ringside' ),
					),
				),
			),
			'tabs' => array(
				'title'       => __( 'Product tabs', 'ringside' ),
				'description' => __( 'Description, attributes and reviews of one product.', 'ringside' ),
				'hints'       => array(
					'editor'    => __( 'Enter its ID in the sidebar, tab Block.', 'ringside' ),
					'shortcode' => __( 'Enter its ID with the option product.', 'ringside' ),
				),
				'keywords'    => _x( 'tabs, description, additional information', 'block keywords', 'ringside' ),
				'icon'        => 'index-card',
				'example'     => array( 'product' => '12' ),
				'options'     => array(
					'product' => array(
						'label' => __( 'Product ID', 'ringside' ),
						'help'  => __( 'The product that is shown. In Products, point at a product: its ID appears below its name.', 'ringside' ),
					),
					'panels' => array(
						'label'   => __( 'Which tabs', 'ringside' ),
						'help'    => __( 'Attributes are shown even if you hid them on the product page.', 'ringside' ),
						'choices' => array(
							'description' => __( 'Description', 'ringside' ),
							'attributes'  => __( 'Attributes', 'ringside' ),
							'reviews'     => __( 'Reviews', 'ringside' ),
						),
					),
					'orientation' => array(
						'label'   => __( 'Place of the tabs', 'ringside' ),
						'help'    => __( 'Above the texts, or in a column beside them.', 'ringside' ),
						'choices' => array(
							'horizontal' => __( 'Above the texts', 'ringside' ),
							'vertical'   => __( 'Beside the texts', 'ringside' ),
						),
					),
					'accordion' => array(
						'label' => __( 'Sections to unfold on phones', 'ringside' ),
						'help'  => __( 'On screens narrower than this many pixels each text opens under a title of its own; 600 suits phones. Empty: always tabs.', 'ringside' ),
					),
				),
				'hidden'      => array( 'review-action' ),
			),
			'reviews' => array(
				'title'       => __( 'Product reviews', 'ringside' ),
				'description' => __( 'The reviews of one product, with the form for a new one. Without an ID only the stars of the page’s own product are shown.', 'ringside' ),
				'hints'       => array(
					'editor'    => __( 'Enter the ID of a product in the sidebar, tab Block.', 'ringside' ),
					'shortcode' => __( 'Enter the ID of a product with the option product.', 'ringside' ),
				),
				'keywords'    => _x( 'ratings, stars, reviews', 'block keywords', 'ringside' ),
				'icon'        => 'star-filled',
				'example'     => array( 'product' => '12' ),
				'options'     => array(
					'product' => array(
						'label' => __( 'Product ID', 'ringside' ),
						'help'  => __( 'The product that is shown. In Products, point at a product: its ID appears below its name.', 'ringside' ),
					),
					'form' => array(
						'label' => __( 'Review form', 'ringside' ),
						'help'  => __( 'Customers can write a review here.', 'ringside' ),
					),
					'submit' => array(
						'label'   => __( 'Sending a review', 'ringside' ),
						'help'    => __( 'Whether the page is loaded again when a review is sent.', 'ringside' ),
						'choices' => array(
							'in-place' => __( 'Without reloading the page', 'ringside' ),
							'page'     => __( 'Reloading the page', 'ringside' ),
						),
					),
					'paging' => array(
						'label'   => __( 'More reviews', 'ringside' ),
						'help'    => __( 'Whether the page is loaded again for more reviews.', 'ringside' ),
						'choices' => array(
							'in-place' => __( 'Without reloading the page', 'ringside' ),
							'page'     => __( 'Reloading the page', 'ringside' ),
						),
					),
				),
				'hidden'      => array( 'action', 'average', 'count', 'stars' ),
			),
			'basket' => array(
				'title'       => __( 'Basket page', 'ringside' ),
				'description' => __( 'The whole basket: products, coupon, shipping and totals. Customers can undo a removal. Place it once, on the basket page.', 'ringside' ),
				'keywords'    => _x( 'cart, basket', 'block keywords', 'ringside' ),
				'icon'        => 'list-view',
				'example'     => array( 'coupons' => 'off' ),
				'options'     => array(
					'images' => array(
						'label' => __( 'Product photos', 'ringside' ),
						'help'  => __( 'Shows a small photo beside each product.', 'ringside' ),
					),
					'coupons' => array(
						'label' => __( 'Coupon field', 'ringside' ),
						'help'  => __( 'Customers can enter a coupon here.', 'ringside' ),
					),
				),
			),
			'checkout' => array(
				'title'       => __( 'Checkout page', 'ringside' ),
				'description' => __( 'The whole checkout: address, shipping, payment and the order button. Place it once, on the checkout page. Place a test order afterwards.', 'ringside' ),
				'keywords'    => _x( 'payment, checkout, order', 'block keywords', 'ringside' ),
				'icon'        => 'money-alt',
				'example'     => array( 'notes' => 'off' ),
				'options'     => array(
					'notes' => array(
						'label' => __( 'Order notes', 'ringside' ),
						'help'  => __( 'Customers can add a note to the order.', 'ringside' ),
					),
					'coupons' => array(
						'label' => __( 'Coupon field', 'ringside' ),
						'help'  => __( 'Customers can enter a coupon here.', 'ringside' ),
					),
				),
			),
			'popup' => array(
				'title'       => __( 'Popup', 'ringside' ),
				'description' => __( 'A window over the page with what you put inside.', 'ringside' ),
				'hints'       => array(
					'editor'    => __( 'Choose what opens it in the sidebar, tab Block.', 'ringside' ),
					'shortcode' => __( 'Choose what opens it with the option trigger.', 'ringside' ),
				),
				'keywords'    => _x( 'popup, modal, notice', 'block keywords', 'ringside' ),
				'icon'        => 'external',
				'example'     => array( 'trigger' => 'exit' ),
				'note'        => __( 'Put your text here.', 'ringside' ),
				'options'     => array(
					'title' => array(
						'label' => __( 'Title', 'ringside' ),
						'help'  => __( 'Stands at the top of the popup. Empty: no title.', 'ringside' ),
					),
					'address' => array(
						'label' => __( 'Show another page', 'ringside' ),
						'help'  => __( 'Address of a page of your shop that is shown if you put nothing inside: /size-guide/.', 'ringside' ),
					),
					'trigger' => array(
						'label'   => __( 'What opens it', 'ringside' ),
						'help'    => __( 'A button or link can open it, too: see “Button that opens it”.', 'ringside' ),
						'choices' => array(
							'click'      => __( 'A button or link', 'ringside' ),
							'auto'       => __( 'Some time after the page opens', 'ringside' ),
							'exit'       => __( 'The mouse leaves the page', 'ringside' ),
							'scroll'     => __( 'Half of the page was read', 'ringside' ),
							'inactivity' => __( 'The customer does nothing for a while', 'ringside' ),
							'form'       => __( 'A form was sent (of Contact Form 7 or WPForms, for example)', 'ringside' ),
						),
					),
					'delay' => array(
						'label' => __( 'Wait', 'ringside' ),
						'help'  => __( 'How long to wait before it opens after a time, after a form or when the customer does nothing. Empty: half a second, and 30 seconds if the customer does nothing.', 'ringside' ),
					),
					'open-on' => array(
						'label' => __( 'Button that opens it', 'ringside' ),
						'help'  => __( 'Give your button a name under Advanced > Additional CSS class(es), such as my-button, and write it here with a dot: .my-button', 'ringside' ),
					),
					'size' => array(
						'label'   => __( 'Width', 'ringside' ),
						'help'    => __( 'In percent of the screen; on phones always nearly the whole width.', 'ringside' ),
						'choices' => array(
							'nano'   => __( '10%', 'ringside' ),
							'micro'  => __( '20%', 'ringside' ),
							'tiny'   => __( '30%', 'ringside' ),
							'small'  => __( '40%', 'ringside' ),
							'medium' => __( '60%', 'ringside' ),
							'normal' => __( '70%', 'ringside' ),
							'large'  => __( '80%', 'ringside' ),
							'xlarge' => __( '95%', 'ringside' ),
							'custom' => null,
							'auto'   => __( 'As wide as the content', 'ringside' ),
						),
					),
					'location' => array(
						'label'   => __( 'Place', 'ringside' ),
						'help'    => __( 'Where it appears on the screen.', 'ringside' ),
						'choices' => array(
							'left top'      => __( 'Top left', 'ringside' ),
							'center top'    => __( 'Top', 'ringside' ),
							'right top'     => __( 'Top right', 'ringside' ),
							'left center'   => __( 'Left', 'ringside' ),
							'center'        => __( 'Centre', 'ringside' ),
							'right center'  => __( 'Right', 'ringside' ),
							'left bottom'   => __( 'Bottom left', 'ringside' ),
							'center bottom' => __( 'Bottom', 'ringside' ),
							'right bottom'  => __( 'Bottom right', 'ringside' ),
						),
					),
					'animation' => array(
						'label'   => __( 'How it appears', 'ringside' ),
						'help'    => __( 'The movement with which it comes in.', 'ringside' ),
						'choices' => array(
							'none'         => __( 'At once', 'ringside' ),
							'slide'        => __( 'Slides in', 'ringside' ),
							'fade'         => __( 'Fades in', 'ringside' ),
							'fadeAndSlide' => __( 'Fades and slides in', 'ringside' ),
							'grow'         => null,
							'growAndSlide' => null,
						),
					),
					'cookie' => array(
						'label'   => __( 'Days until it is shown again', 'ringside' ),
						'help'    => __( 'After it was closed. Empty: it is shown at every visit to the page.', 'ringside' ),
						'control' => 'number',
					),
					'stackable' => array(
						'label' => __( 'Keep other popups open', 'ringside' ),
						'help'  => __( 'Other popups stay open behind it.', 'ringside' ),
					),
				),
				'hidden'      => array( 'settings' ),
			),
			'countdown' => array(
				'title'       => __( 'Countdown', 'ringside' ),
				'description' => __( 'Counts down to a date, such as the end of a sale. What you put inside is shown where scripts are blocked.', 'ringside' ),
				'keywords'    => _x( 'sale, offer, clock', 'block keywords', 'ringside' ),
				'icon'        => 'clock',
				'example'     => array( 'until' => '2026-12-01T18:00' ),
				'options'     => array(
					'until' => array(
						'label'   => __( 'End', 'ringside' ),
						'help'    => __( 'Date and hour, in the time zone of your shop (Settings > General).', 'ringside' ),
						'control' => 'datetime-local',
					),
					'text' => array(
						'label' => __( 'Text', 'ringside' ),
						'help'  => __( 'Write {left} where the time stands: “{left} until the end of the sale”. Empty: the time alone.', 'ringside' ),
					),
					'ended' => array(
						'label' => __( 'Text after the end', 'ringside' ),
						'help'  => __( 'Empty: “It has ended.”', 'ringside' ),
					),
				),
			),
			'header' => array(
				'title'       => __( 'Header like Astra’s', 'ringside' ),
				'description' => __( 'For programmers: works on a header of Astra’s form. Astra’s own header needs no block.', 'ringside' ),
				'is_offered'  => false,
				'options'     => array(
					'break-point' => array(
						'label' => __( 'Phone header up to (pixels)', 'ringside' ),
						'help'  => __( 'Windows up to this width have the header for phones. Empty: as in the theme.', 'ringside' ),
					),
					'sticky' => array(
						'label' => __( 'Always in view', 'ringside' ),
						'help'  => __( 'The header stays at the top while the page scrolls.', 'ringside' ),
					),
				),
			),
			'search' => array(
				'title'       => __( 'Product search with suggestions', 'ringside' ),
				'description' => __( 'A search field that shows products while the customer types.', 'ringside' ),
				'keywords'    => _x( 'search, find', 'block keywords', 'ringside' ),
				'icon'        => 'search',
				'options'     => array(
					'live' => array(
						'label' => __( 'Show products while typing', 'ringside' ),
						'help'  => __( 'Suggests products below the field.', 'ringside' ),
					),
				),
				'hidden'      => array( 'action' ),
			),
			'login' => array(
				'title'       => __( 'Login link', 'ringside' ),
				'description' => __( 'A link to “My account”. Customers who aren’t logged in get a login window.', 'ringside' ),
				'keywords'    => _x( 'my account, log in, sign in', 'block keywords', 'ringside' ),
				'icon'        => 'admin-users',
				'options'     => array(
					'account' => array(
						'label' => __( 'Account page', 'ringside' ),
						'help'  => __( 'Usually empty: your shop knows it. Address of another page.', 'ringside' ),
					),
				),
				'hidden'      => array( 'action' ),
			),
			'scroll-to-top' => array(
				'title'       => __( 'Back to top button', 'ringside' ),
				'description' => __( 'A button that appears after scrolling down and leads back to the top.', 'ringside' ),
				'keywords'    => _x( 'up, top', 'block keywords', 'ringside' ),
				'icon'        => 'arrow-up-alt',
				'example'     => array( 'devices' => 'mobile' ),
				'options'     => array(
					'devices' => array(
						'label'   => __( 'Show on', 'ringside' ),
						'help'    => __( 'Small means narrower than 769 pixels.', 'ringside' ),
						'choices' => array(
							'both'    => __( 'All screens', 'ringside' ),
							'desktop' => __( 'Large screens only', 'ringside' ),
							'mobile'  => __( 'Small screens only', 'ringside' ),
						),
					),
				),
			),
			'notices' => array(
				'title'       => __( 'Messages to customers', 'ringside' ),
				'description' => __( 'Where messages such as “added to your basket” appear. Without this block they stand where WooCommerce puts them.', 'ringside' ),
				'keywords'    => _x( 'notices, messages', 'block keywords', 'ringside' ),
				'icon'        => 'info',
			),
			'store-notice' => array(
				'title'       => __( 'Store notice', 'ringside' ),
				'description' => __( 'A text at the bottom of the window, such as “Closed in August”. Put a text and a button inside: the button closes it.', 'ringside' ),
				'keywords'    => _x( 'notice, banner', 'block keywords', 'ringside' ),
				'icon'        => 'megaphone',
				'example'     => array( 'id' => 'august' ),
				'note'        => __( 'Put your text here, and a button that closes the notice.', 'ringside' ),
				'options'     => array(
					'id' => array(
						'label' => __( 'Name of the notice', 'ringside' ),
						'help'  => __( 'Any word, such as august. Customers who closed the notice see it again when you change this name.', 'ringside' ),
					),
				),
			),
			'coming-soon' => array(
				'title'       => __( '“Coming soon” banner', 'ringside' ),
				'description' => __( 'A banner that a button inside closes. WooCommerce shows one of its own while the shop isn’t open.', 'ringside' ),
				'is_offered'  => false,
				'hidden'      => array( 'rest-url', 'rest-nonce' ),
			),
			'preview' => array(
				'title'       => __( 'Preview of logo and name', 'ringside' ),
				'description' => __( 'For programmers of page builders.', 'ringside' ),
				'is_offered'  => false,
				'options'     => array(
					'part' => array(
						'label'   => __( 'What changes', 'ringside' ),
						'help'    => __( 'The part that the preview changes.', 'ringside' ),
						'choices' => array(
							'logo'  => __( 'Logo', 'ringside' ),
							'title' => __( 'Site title', 'ringside' ),
						),
					),
				),
			),
			'provider-wallet' => array(
				'title'       => __( 'Button for a saved card', 'ringside' ),
				'description' => __( 'For programmers: a button of yours starts paying with the details that the payment provider keeps.', 'ringside' ),
				'is_offered'  => false,
			),
			'consent' => array(
				'title'       => __( 'Cookie notice', 'ringside' ),
				'description' => __( 'Asks visitors which cookies they allow. A link with the address #ringside-consent opens it again. Leave it out if you have a cookie plugin.', 'ringside' ),
				'keywords'    => _x( 'cookies, consent, GDPR, privacy', 'block keywords', 'ringside' ),
				'icon'        => 'privacy',
				'example'     => array( 'position' => 'top' ),
				'options'     => array(
					'categories' => array(
						'label'   => __( 'What is asked for', 'ringside' ),
						'help'    => __( 'Cookies that the shop can’t do without aren’t asked for.', 'ringside' ),
						'choices' => array(
							'preferences'          => __( 'Preferences', 'ringside' ),
							'statistics-anonymous' => __( 'Anonymous statistics', 'ringside' ),
							'statistics'           => __( 'Statistics', 'ringside' ),
							'marketing'            => __( 'Marketing', 'ringside' ),
						),
					),
					'text' => array(
						'label' => __( 'Text', 'ringside' ),
						'help'  => __( 'Empty: “With your consent we count visits and see which ads work…”', 'ringside' ),
					),
					'position' => array(
						'label'   => __( 'Place', 'ringside' ),
						'help'    => __( 'At an edge of the window, or where you placed the block.', 'ringside' ),
						'choices' => array(
							'bottom' => __( 'Bottom of the window', 'ringside' ),
							'top'    => __( 'Top of the window', 'ringside' ),
							'inline' => __( 'Here on the page', 'ringside' ),
						),
					),
					'policy' => array(
						'label' => __( 'Privacy policy page', 'ringside' ),
						'help'  => __( 'Address of the page that is linked to. Empty: no link.', 'ringside' ),
					),
				),
			),
			'email-capture' => array(
				'title'       => __( 'Newsletter addresses of another form', 'ringside' ),
				'description' => __( 'Sends the addresses that customers type into the form that you place inside to your marketing service (Omnisend).', 'ringside' ),
				'is_offered'  => false,
			),
			'newsletter' => array(
				'title'       => __( 'Newsletter sign-up', 'ringside' ),
				'description' => __( 'A form with an email address and a box for the consent. It needs Popup Maker or Omnisend; without them nothing is shown.', 'ringside' ),
				'keywords'    => _x( 'newsletter, email', 'block keywords', 'ringside' ),
				'icon'        => 'email-alt',
				'example'     => array( 'policy' => '/privacy/' ),
				'options'     => array(
					'text' => array(
						'label' => __( 'Sentence above the field', 'ringside' ),
						'help'  => __( 'What subscribers will get, such as “Our news, once a month”.', 'ringside' ),
					),
					'label' => array(
						'label' => __( 'Button text', 'ringside' ),
						'help'  => __( 'Empty: “Subscribe”.', 'ringside' ),
					),
					'consent' => array(
						'label' => __( 'Text beside the box', 'ringside' ),
						'help'  => __( 'What subscribers agree to. Empty: “I’d like news by email. I can unsubscribe at any time.”', 'ringside' ),
					),
					'policy' => array(
						'label' => __( 'Privacy policy page', 'ringside' ),
						'help'  => __( 'Address of the page that is linked to. Empty: no link.', 'ringside' ),
					),
				),
			),
			'language-switcher' => array(
				'title'       => __( 'Language list', 'ringside' ),
				'description' => __( 'Links to the page in the other languages of your shop. It needs a plugin for languages, such as TranslatePress.', 'ringside' ),
				'keywords'    => _x( 'languages, translation', 'block keywords', 'ringside' ),
				'icon'        => 'translation',
				'example'     => array( 'layout' => 'inline' ),
				'options'     => array(
					'layout' => array(
						'label'   => __( 'Shown as', 'ringside' ),
						'help'    => __( 'A button that opens the list, or all languages at once.', 'ringside' ),
						'choices' => array(
							'dropdown' => __( 'Drop-down list', 'ringside' ),
							'inline'   => __( 'All at once', 'ringside' ),
						),
					),
					'open' => array(
						'label'   => __( 'Opens', 'ringside' ),
						'help'    => __( 'Only with a mouse; on touch screens and with the keyboard it always opens at a press.', 'ringside' ),
						'choices' => array(
							'click' => __( 'At a click', 'ringside' ),
							'hover' => __( 'When the mouse is over it', 'ringside' ),
						),
					),
				),
			),
			'currency-switcher' => array(
				'title'       => __( 'Currency list', 'ringside' ),
				'description' => __( 'For programmers: a choice of currency, by a form that you place inside or by the currencies in the page’s config.', 'ringside' ),
				'is_offered'  => false,
			),
			'express-checkout' => array(
				'title'       => __( 'Apple Pay and Google Pay', 'ringside' ),
				'description' => __( 'Buttons that pay the whole basket, where WooPayments shows none itself. Customers without either see nothing. Needs WooPayments, and its switch under Settings > Ringside.', 'ringside' ),
				'keywords'    => _x( 'express checkout, wallet', 'block keywords', 'ringside' ),
				'icon'        => 'smartphone',
				'example'     => array( 'radius' => '8' ),
				'options'     => array(
					'radius' => array(
						'label' => __( 'Round corners (pixels)', 'ringside' ),
						'help'  => __( '0 is square, 30 very round. Empty: as in WooPayments’ settings.', 'ringside' ),
					),
				),
			),
		);
	}

	/**
	 * A block's description, with the hint for the place where it is read.
	 *
	 * @param array<string, mixed> $texts Of the block.
	 * @param string               $place `editor` or `shortcode`.
	 */
	public static function describe( array $texts, string $place ): string {
		return isset( $texts['hints'] ) ? "{$texts['description']} {$texts['hints'][ $place ]}" : $texts['description'];
	}
}
