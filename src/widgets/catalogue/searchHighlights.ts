import { createContext } from 'react';
import type { Highlights } from '../../domain/catalogue/highlights.ts';

export const SearchHighlights = createContext<ReadonlyMap<number, Highlights>>(new Map());
