import { useMemo } from 'react';
import type { CartEntry } from '../../domain/cart/cart.ts';
import type { LineContext } from '../../domain/cart/currentLine.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { getStock, type Stock } from '../../domain/inventory/stock.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import {
  type Suggestion,
  suggestedQuantity,
  type UsualSuggestion,
} from '../../domain/recommendations/suggestion.ts';
import type { CompanySettings } from '../../domain/tenant/company.ts';
import type { AddResult } from '../cart/addToCart.ts';
import { addItems } from '../cart/cartService.ts';
import { useCart, useIsCartOpen, useLineContext } from '../cart/useCart.ts';
import { useCartService } from '../cart/useCartService.ts';
import { useProductOffers } from '../catalogue/useProductOffers.ts';
import { useCompany, useCustomer } from '../usePortal.ts';

type Chosen = { offer: Offer; quantity: string; unit: UnitOfMeasure | null };

/** `inCart`: the quantity in the cart. */
type Suggested = Chosen & {
  usual: Pick<UsualSuggestion, 'timesBought' | 'usualDays' | 'lastDay'> | null;
  inCart: { quantity: string; unit: UnitOfMeasure | null } | null;
  /** Stock to show; null while there is enough, or it isn't checked. */
  stock: Stock | null;
};

export type SuggestedProducts = {
  status: 'pending' | 'failed' | 'ready';
  products: Suggested[];
  terms: {
    settings: CompanySettings;
    pricing: LineContext['pricing'];
    hidesPrices: boolean;
    isVisitor: boolean;
  };
  isOpen: boolean;
  retry(): void;
  add(chosen: readonly Chosen[]): AddResult;
};

const NONE: readonly (Suggestion | UsualSuggestion)[] = [];

const stockToShow = ({ product, warehouses }: Offer, settings: CompanySettings): Stock | null => {
  const stock = getStock({
    isChecked: settings.inventoryCheck,
    productId: product.id,
    detailType: product.detailType,
    skip: settings.inventoryCheckSkip,
    soldOut: product.soldOut,
    warehouses,
  });
  return stock?.level === 'in' ? null : stock;
};

const toSuggested = (
  suggestion: Suggestion | UsualSuggestion,
  offer: Offer,
  entries: readonly CartEntry[],
  settings: CompanySettings,
): Suggested => {
  const entry = entries.find(
    ({ line }) => line.productId === suggestion.productId && line.detailType === null,
  );
  return {
    offer,
    ...suggestedQuantity(suggestion, offer.units),
    usual: 'usualDays' in suggestion ? suggestion : null,
    inCart: entry ? { quantity: entry.line.quantity, unit: entry.line.unit } : null,
    stock: stockToShow(offer, settings),
  };
};

/**
 * Suggestions with offers, in order, without unavailable products. `section` is the wire's section_added. Undefined
 * suggestions are loading.
 */
export const useSuggestedProducts = (
  suggestions: readonly (Suggestion | UsualSuggestion)[] | undefined,
  section: string,
): SuggestedProducts => {
  const { settings } = useCompany();
  const isVisitor = useCustomer() === null;
  const { pricing, hidden } = useLineContext();
  const isOpen = useIsCartOpen();
  const cart = useCartService();
  const all = suggestions ?? NONE;
  const codes = new Map(all.map(({ productId, productCode }) => [productId, productCode]));
  const requested = [...codes].map(([id, code]) => ({ id, code }));
  const { data, isError, isPending, refetch } = useProductOffers(requested);
  const entries = useCart((cart) => cart.entries);
  const products = useMemo(
    () =>
      all.flatMap((suggestion): Suggested[] => {
        const offer = data?.get(suggestion.productId);
        return offer ? [toSuggested(suggestion, offer, entries, settings)] : [];
      }),
    [all, data, entries, settings],
  );
  const isWaiting = suggestions === undefined || (requested.length > 0 && isPending);
  return {
    status: isError && !data ? 'failed' : isWaiting ? 'pending' : 'ready',
    products,
    terms: {
      settings,
      pricing,
      hidesPrices: hidden,
      isVisitor,
    },
    isOpen,
    retry: () => void refetch(),
    add: (chosen) =>
      addItems(
        cart,
        chosen.map(({ offer, quantity, unit }) => ({ offer, quantity, unit, size: null, section })),
      ),
  };
};
