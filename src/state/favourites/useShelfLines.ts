import { useCallback, useMemo, useState } from 'react';
import type { Offer } from '../../domain/catalogue/product.ts';
import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import { listLines } from '../../domain/favourites/listLines.ts';
import { type ShelfCounts, shelfOrders } from '../../domain/favourites/shelfOrders.ts';
import { canOrderAgain } from '../../domain/history/orderAgain.ts';
import { useLinesToday } from '../history/useLinesToday.ts';

const SHELF_SECTION = 'shelf_count';

/**
 * The products of a list with today's availability, and what their shelves miss. `toOrder`: the lines that can be added; their quantity
 * is limited by stock. `gone` counts products that are no longer sold to this customer.
 */
export const useShelfLines = ({ productIds, par }: FavouriteList, counts: ShelfCounts) => {
  const [asked] = useState(productIds);
  const linesToday = useLinesToday({
    key: ['shelf', asked],
    requested: useMemo(() => listLines(asked, {}), [asked]),
    linesOf: useCallback(
      (offers: ReadonlyMap<number, Offer>) => listLines(asked, shelfOrders(par, counts, offers), offers),
      [asked, par, counts],
    ),
    section: SHELF_SECTION,
  });
  const lines = linesToday.lines?.filter(({ state }) => state !== 'gone') ?? null;
  const offers = new Map(lines?.flatMap(({ line, offer }) => (offer ? [[line.productId, offer]] : [])));
  const missing = shelfOrders(par, counts, offers);
  return {
    ...linesToday,
    lines,
    missing,
    toOrder: (lines ?? []).filter(({ line, state }) => missing[line.productId] && canOrderAgain(state)),
    gone: lines ? asked.length - lines.length : 0,
  };
};
