import { createContext } from 'react';
import type { Highlights } from '../../domain/catalogue/highlights.ts';

/** The matches of the search, by product id. */
export const SearchHighlights = createContext<ReadonlyMap<number, Highlights>>(new Map());
