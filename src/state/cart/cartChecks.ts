import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ProductStock } from '../../domain/cart/lineChanges.ts';
import type { Product, WarehouseStock } from '../../domain/catalogue/product.ts';
import type { CartStore } from './cartStore.ts';

/** How far the price verification of a cart is. `unanswered`: the back office didn't answer for every line. */
type CheckStatus = 'unchecked' | 'checking' | 'checked' | 'unanswered';

/**
 * What is known of a cart beside the cart itself. It lives as long as the open cart does: stock is of the moment, and has no
 * place in a document that other devices read.
 */
export type CartChecks = {
  status: CheckStatus;
  /** When all lines were last verified in this browser, ms since the epoch; null: never. Told when nobody answers. */
  asOf: number | null;
  stock: ReadonlyMap<number, ProductStock>;
};

type Checks = {
  state: StoreApi<CartChecks>;
  /** When each line was verified, by its key, ms since the epoch. */
  verified: Map<string, number>;
};

const ofCarts = new WeakMap<CartStore, Checks>();

/** The checks of a cart. */
export const checksOf = (cart: CartStore): Checks => {
  const known = ofCarts.get(cart);
  if (known) return known;
  const checks: Checks = {
    state: createStore<CartChecks>(() => ({ status: 'unchecked', asOf: null, stock: new Map() })),
    verified: new Map(),
  };
  ofCarts.set(cart, checks);
  return checks;
};

/** What the warehouses hold of a product, as far as they have said. */
export const stockOfProduct = (cart: CartStore, productId: number): ProductStock | null =>
  checksOf(cart).state.getState().stock.get(productId) ?? null;

/** Remembers what the warehouses hold of products that are being ordered. */
export const noteStock = (
  cart: CartStore,
  offers: readonly { product: Pick<Product, 'id' | 'soldOut'>; warehouses: readonly WarehouseStock[] }[],
): void => {
  const { state } = checksOf(cart);
  const stock = new Map(state.getState().stock);
  for (const { product, warehouses } of offers)
    stock.set(product.id, { warehouses, soldOut: product.soldOut });
  state.setState({ stock });
};
