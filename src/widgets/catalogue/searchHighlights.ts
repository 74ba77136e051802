import { createContext } from 'react';
import type { Highlights } from '../../domain/catalogue/highlights.ts';

/** What the search found in the products of the list, by product; whoever names one of them marks it. */
export const SearchHighlights = createContext<ReadonlyMap<number, Highlights>>(new Map());
