import { measureAttribution } from "./attribution.mjs"
import { measureBlocks } from "./blocks.mjs"
import { measureBuying } from "./buying.mjs"
import { measureCards } from "./cards.mjs"
import { checkCarts } from "./carts.mjs"
import { measureChrome } from "./chrome.mjs"
import { measureClicks } from "./clicks.mjs"
import { measureExpress } from "./express.mjs"
import { measureFirstVisitFiles } from "./firstVisit.mjs"
import { measureGalleries } from "./gallery.mjs"
import { measureLeftovers } from "./leftovers.mjs"
import { measureLoadWork, measureStability } from "./load.mjs"
import { measureMemory } from "./memory.mjs"
import { measureMounting } from "./mounting.mjs"
import { measurePopups } from "./popups.mjs"
import { measureStorm } from "./storm.mjs"
import { measureServer } from "./server.mjs"
import { measureMarkup, measureScale } from "./scale.mjs"
import { measureBackgroundRequests, measureFirstVisit } from "./traffic.mjs"
import { measureWork } from "./work.mjs"

/** The measurement of each goal, in the order of the report. */
export const measures = {
  P1: measureFirstVisit,
  P2: measureFirstVisitFiles,
  P3: measureMounting,
  P4: measureLoadWork,
  P5: measureStability,
  P6: measureClicks,
  P7: measureBackgroundRequests,
  P8: measureGalleries,
  P9: measureLeftovers,
  P10: measureStorm,
  BUY: measureBuying,
  CARD: measureCards,
  EXPRESS: measureExpress,
  R4: checkCarts,
  BLOCKS: measureBlocks,
  POPUPS: measurePopups,
  ATTRIBUTION: measureAttribution,
  SITE: measureChrome,
  MEMORY: measureMemory,
  WORK: measureWork,
  SCALE: measureScale,
  MARKUP: measureMarkup,
  SERVER: measureServer,
}
