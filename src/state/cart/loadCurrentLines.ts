import { toFailure } from '../../api/callError.ts';
import { loadProducts } from '../../api/catalogue/loadProducts.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { type RemovalReason, whyRemoved } from '../../domain/cart/removedLines.ts';
import type { Offer, Product } from '../../domain/catalogue/product.ts';
import { formatForWire } from '../../domain/numbers/localNumber.ts';
import { baseQuantity } from '../../domain/pricing/baseQuantity.ts';
import { type AskedProduct, loadTerms } from '../catalogue/loadOffers.ts';
import { customerOf } from '../session/sessionStore.ts';
import type { Workspace } from '../workspace.ts';

/** What the back office says of a line today: its terms, or why the line must go. */
export type CurrentLine = { key: string; productId: number } & (
  | { reason: null; terms: Offer }
  | { reason: RemovalReason }
);

/** A line as far as it is asked for. */
type AskedLine = {
  key: string;
  line: Pick<CartLine, 'productId' | 'code' | 'quantity' | 'unit' | 'size'>;
};

/** `not_found` is an answer too: none of them is there. */
const loadWhatIsLeft = async ({ portal }: Workspace, ids: readonly number[]): Promise<Product[]> => {
  try {
    return await loadProducts(portal.http, ids);
  } catch (error) {
    if (toFailure(error) === 'not_found') return [];
    throw error;
  }
};

/** Each product once, with the base units that the lines ask for together: some rules depend on how many. */
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
 * Asks the back office for lines' products and terms, in one round trip. Only a definite answer takes a line out: without an
 * answer it throws {@link CallError}, and nothing is known.
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
    const reason = whyRemoved(productId, product, allowed);
    if (reason !== null) return { key, productId, reason };
    return product
      ? { key, productId, reason: null, terms: { product, ...termsOf(productId) } }
      : { key, productId, reason: 'failed_to_load' };
  });
};
