import { createTestPage } from "@ringside/testing"
import { describeConformance } from "@ringside/testing/conformance"
import { createPictureShop } from "./storyShop.ts"
import { drawnGallery } from "./widget.ts"

describeConformance(drawnGallery, {
  html: '<div data-ringside="gallery" data-ringside-product="11"><a href="/product/southpaw/">Southpaw</a></div>',
  page: (config) => createTestPage({ config: config ?? {}, server: createPictureShop(["/1.webp", "/2.webp"]) }),
})
