import type { StoreApi } from 'zustand/vanilla';
import { CallError } from '../../api/callError.ts';
import { loadCodeMatches } from '../../api/quickOrder/loadCodeMatches.ts';
import { CODES_PER_CALL } from '../../api/quickOrder/schema.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { certainProduct } from '../../domain/quickOrder/codeMatch.ts';
import type { DraftRow } from '../../domain/quickOrder/draftRow.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import { inBatches } from '../inBatches.ts';
import type { PortalContext } from '../portal.ts';
import type { EditRows, QuickOrderState } from './quickOrderService.ts';

const OFFERS_PER_CALL = 100;
/** Few, so that the first rows have their prices before the last codes are looked up. */
const LOOK_UPS_AT_ONCE = 2;
const OFFERS_AT_ONCE = 4;

type Options = Pick<PortalContext, 'http' | 'errors'> & {
  catalogue: Pick<CatalogueService, 'loadOffers' | 'loadSoldOffers'>;
  state: StoreApi<QuickOrderState>;
  /** Changes the rows by what was found; it isn't the customer's own change. */
  edit(edit: EditRows): void;
};

const unknownCodes = ({ rows, matches }: QuickOrderState): string[] => [
  ...new Set(
    rows.flatMap(({ productId, code }) =>
      productId === null && code !== '' && !matches.has(code) ? [code] : [],
    ),
  ),
];

const unknownProducts = ({ rows, offers, gone }: QuickOrderState): number[] => [
  ...new Set(
    rows.flatMap(({ productId }) =>
      productId !== null && !offers.has(productId) && !gone.has(productId) ? [productId] : [],
    ),
  ),
];

const withProducts =
  ({ matches }: Pick<QuickOrderState, 'matches'>): EditRows =>
  (rows) =>
    rows.map((row): DraftRow => {
      const match = row.productId === null ? matches.get(row.code) : undefined;
      const productId = match ? certainProduct(match) : null;
      return productId === null ? row : { ...row, productId };
    });

/** One call each, whose answer is added to what is known. */
const createCalls = ({ http, catalogue, state, edit }: Omit<Options, 'errors'>) => {
  const lookUp = async (codes: readonly string[]): Promise<void> => {
    const found = await loadCodeMatches(http, codes);
    state.setState(({ matches, products }) => ({
      matches: new Map([...matches, ...found.byCode]),
      products: new Map([...products, ...found.products]),
    }));
    edit(withProducts(state.getState()));
  };

  const loadOffers = async (ids: readonly number[]): Promise<void> => {
    const { products } = state.getState();
    const known = ids.flatMap((id) => products.get(id) ?? []);
    const others = ids.filter((id) => !products.has(id)).map((id) => ({ id, code: '' }));
    const [ofKnown, ofOthers] = await Promise.all([
      catalogue.loadOffers(known),
      others.length === 0 ? [] : catalogue.loadSoldOffers(others),
    ]);
    const loaded = new Map<number, Offer>(
      [...ofKnown, ...ofOthers].map((offer) => [offer.product.id, offer]),
    );
    const missing = ids.filter((id) => !loaded.has(id));
    state.setState(({ offers, gone }) => ({
      offers: new Map([...offers, ...loaded]),
      gone: missing.length === 0 ? gone : new Set([...gone, ...missing]),
    }));
  };
  return { lookUp, loadOffers };
};

/** Asks what the rows' codes mean and what their products cost. What comes up while an answer is under way is asked after it, in one call. */
export const createRowLoader = ({ errors, state, edit, ...dependencies }: Options) => {
  const { lookUp, loadOffers } = createCalls({ state, edit, ...dependencies });

  const loadNext = async (): Promise<void> => {
    const codes = inBatches(unknownCodes(state.getState()), CODES_PER_CALL);
    const ids = inBatches(unknownProducts(state.getState()), OFFERS_PER_CALL);
    await Promise.all([
      ...codes.slice(0, LOOK_UPS_AT_ONCE).map(lookUp),
      ...ids.slice(0, OFFERS_AT_ONCE).map(loadOffers),
    ]);
  };

  const isComplete = () =>
    unknownCodes(state.getState()).length === 0 && unknownProducts(state.getState()).length === 0;

  let loading: Promise<void> | null = null;
  const loadAll = async (): Promise<void> => {
    state.setState({ hasFailed: false });
    try {
      while (!isComplete()) await loadNext();
    } catch (error) {
      if (!(error instanceof CallError)) errors.report('Looking up a quick order', error);
      state.setState({ hasFailed: true });
    }
    loading = null;
  };

  return {
    /** Resolves when everything about the rows is known, or couldn't be asked; until then, one more call asks nothing. */
    load(): Promise<void> {
      // A code that was looked up for an earlier row isn't asked again.
      edit(withProducts(state.getState()));
      if (loading === null && isComplete()) return Promise.resolve();
      loading ??= loadAll();
      return loading;
    },
  };
};
