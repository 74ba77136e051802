import { createContext } from 'react';
import type { Highlights } from '../../domain/catalogue/highlights.ts';

/** Search highlights by product id. */
export const FoundMarks = createContext<ReadonlyMap<number, Highlights>>(new Map());
