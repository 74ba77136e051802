import { useMemo } from 'react';
import { arePricesHidden } from '../../domain/catalogue/arePricesHidden.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { getStock, type Stock } from '../../domain/inventory/stock.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import {
  type Suggestion,
  suggestedQuantity,
  type UsualSuggestion,
} from '../../domain/recommendations/suggestion.ts';
import type { CompanySettings } from '../../domain/tenant/company.ts';
import { type AddResult, addToCart } from '../cart/addToCart.ts';
import { useCart } from '../cart/useCart.ts';
import { useProductOffers } from '../catalogue/useProductOffers.ts';
import { useWorkspace } from '../useWorkspace.ts';
import type { Workspace } from '../workspace.ts';

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
    pricing: Workspace['pricing'];
    hidesPrices: boolean;
    isVisitor: boolean;
  };
  /** The cart is open. */
  isOpen: boolean;
  retry(): void;
  add(chosen: readonly Chosen[]): AddResult;
};

const NONE: readonly (Suggestion | UsualSuggestion)[] = [];

const stockToTell = ({ product, warehouses }: Offer, settings: CompanySettings): Stock | null => {
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

/**
 * Suggestions with offers, in order, without unavailable products. `section` is the wire's section_added. Undefined
 * suggestions are loading.
 */
export const useSuggestedProducts = (
  suggestions: readonly (Suggestion | UsualSuggestion)[] | undefined,
  section: string,
): SuggestedProducts => {
  const workspace = useWorkspace();
  const { portal, customer, pricing } = workspace;
  const known = suggestions ?? NONE;
  const ids = [...new Set(known.map(({ productId }) => productId))];
  const { data, isError, isPending, refetch } = useProductOffers(ids);
  const entries = useCart((cart) => cart.entries);
  const products = useMemo(
    () =>
      known.flatMap((suggestion): Suggested[] => {
        const offer = data?.get(suggestion.productId);
        if (!offer) return [];
        const entry = entries.find(
          ({ line }) => line.productId === suggestion.productId && line.detailType === null,
        );
        return [
          {
            offer,
            ...suggestedQuantity(suggestion, offer.units),
            usual: 'usualDays' in suggestion ? suggestion : null,
            inCart: entry ? { quantity: entry.line.quantity, unit: entry.line.unit } : null,
            stock: stockToTell(offer, portal.company.settings),
          },
        ];
      }),
    [known, data, entries, portal],
  );
  const isWaiting = suggestions === undefined || (ids.length > 0 && isPending);
  return {
    status: isError && !data ? 'failed' : isWaiting ? 'pending' : 'ready',
    products,
    terms: {
      settings: portal.company.settings,
      pricing,
      hidesPrices: arePricesHidden(portal.company.settings, customer),
      isVisitor: customer === null,
    },
    isOpen: workspace.cart !== null,
    retry: () => void refetch(),
    add: (chosen) =>
      addToCart(
        workspace,
        chosen.map(({ offer, quantity, unit }) => ({ offer, quantity, unit, size: null, section })),
      ),
  };
};
