import { createContext } from 'react';
import type { Marks } from '../../domain/catalogue/marks.ts';

/** What the search found in the products of the list, by product; whoever names one of them marks it. */
export const FoundMarks = createContext<ReadonlyMap<number, Marks>>(new Map());
