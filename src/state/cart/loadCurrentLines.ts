import { toFailure } from '../../api/callError.ts';
import { loadProducts } from '../../api/catalogue/loadProducts.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { getRemovalReason, type RemovalReason } from '../../domain/cart/removedLines.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { formatForWire } from '../../domain/numbers/localNumber.ts';
import { baseQuantity } from '../../domain/pricing/baseQuantity.ts';
import { type AskedProduct, loadTerms } from '../catalogue/loadOffers.ts';
import { customerOf } from '../session/sessionStore.ts';
import type { Workspace } from '../workspace.ts';

/** The current data of a line, or the reason for its removal. */
export type CurrentLine = { key: string; productId: number } & (
  | { reason: null; terms: Offer }
  | { reason: RemovalReason }
);

type AskedLine = {
  key: string;
  line: Pick<CartLine, 'productId' | 'code' | 'quantity' | 'unit' | 'size'>;
};

/** `not_found` means that none of the products exists. */
const loadWhatIsLeft = async ({ portal }: Workspace, ids: readonly number[]): Promise<Product[]> => {
  try {
    return await loadProducts(portal.http, ids);
  } catch (error) {
    if (toFailure(error) === 'not_found') return [];
    throw error;
  }
};

/** Each product once with its total base units, because some rules depend on them. */
const askedProducts = (workspace: Workspace, entries: readonly AskedLine[]): AskedProduct[] => {
  const asked = new Map<number, AskedProduct>();
  for (const { line } of entries) {
    const before = asked.get(line.productId)?.quantity ?? '0';
    const q = baseQuantity(line, workspace.pricing.settings.sizeInput);
    const quantity = q ? formatForWire(q.plus(before)) : before;
    asked.set(line.productId, { id: line.productId, code: line.code, defaultPrice: null, quantity });
  }
  return [...asked.values()];
};

/**
 * Loads the current products, prices, rules, units and stock of lines in one round trip. A line is only removed by a
 * definite response: without one it throws {@link CallError}.
 */
export const loadCurrentLines = async (
  workspace: Workspace,
  entries: readonly AskedLine[],
): Promise<CurrentLine[]> => {
  const asked = askedProducts(workspace, entries);
  const [products, termsOf] = await Promise.all([
    loadWhatIsLeft(
      workspace,
      asked.map(({ id }) => id),
    ),
    loadTerms(workspace, asked),
  ]);
  const { company, session } = workspace.portal;
  const customer = customerOf(session.getState()) ?? workspace.customer;
  const allowed = customer?.products ?? company.products;
  const byId = new Map(products.map((product) => [product.id, product]));
  return entries.map(({ key, line: { productId } }): CurrentLine => {
    const product = byId.get(productId) ?? null;
    const reason = getRemovalReason(productId, product, allowed);
    if (reason !== null) return { key, productId, reason };
    return product
      ? { key, productId, reason: null, terms: { product, ...termsOf(productId) } }
      : { key, productId, reason: 'failed_to_load' };
  });
};
