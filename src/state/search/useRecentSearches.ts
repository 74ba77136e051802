import { useState } from 'react';
import { usePortal } from '../usePortal.ts';
import { forgetSearches, noteSearch, readSearches } from './recentSearches.ts';

/** The customer's latest searches in this browser, newest first. `note`: one that led to a product or a document. */
export const useRecentSearches = () => {
  const portal = usePortal();
  const [texts, setTexts] = useState(() => readSearches(portal));
  return {
    texts,
    note: (text: string) => {
      noteSearch(portal, text);
      setTexts(readSearches(portal));
    },
    clear: () => {
      forgetSearches(portal);
      setTexts([]);
    },
  };
};
