import { useCallback, useState } from 'react';
import type { Offer } from '../../domain/catalogue/product.ts';
import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import { listLines } from '../../domain/favourites/listLines.ts';
import { useLastPurchases } from '../catalogue/useLastPurchases.ts';
import { useLinesToday } from '../history/useLinesToday.ts';
import { FAVOURITES_SECTION } from './favouritesSection.ts';

export type ListToOrder = Pick<FavouriteList, 'productIds' | 'usual'>;

/**
 * The products of a list with today's availability, in their usual quantities, or as bought last. A change of the list meanwhile doesn't
 * change them. `gone` counts products that are no longer sold to this customer; their names are unknown.
 */
export const useListOrder = (list: ListToOrder) => {
  const [{ productIds, usual }] = useState(list);
  const purchases = useLastPurchases(true);
  const linesToday = useLinesToday({
    key: ['list', productIds, usual],
    requested: listLines(productIds, usual),
    linesOf: useCallback(
      (offers: ReadonlyMap<number, Offer>) => listLines(productIds, usual, offers, purchases),
      [productIds, usual, purchases],
    ),
    section: FAVOURITES_SECTION,
  });
  const lines = linesToday.lines?.filter(({ state }) => state !== 'gone') ?? null;
  return { ...linesToday, lines, gone: lines ? productIds.length - lines.length : 0 };
};
