import type { Fields } from './read.ts';

/** Returns the result for a case's `given` in the shape of its `expect`; decimals may stay decimals. */
export type Adapter = (given: Fields) => unknown;
