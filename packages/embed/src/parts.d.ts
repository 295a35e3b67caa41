import type { Part } from "@ringside/core/domain";
/** Every part of the script tag. The build derives all other tables from this list; see `build/parts.mjs`. */
export declare const parts: readonly Part[];
