import type { StoreApi } from 'zustand/vanilla';
import type { ProductStock } from '../../domain/cart/lineChanges.ts';
import type { Product, WarehouseStock } from '../../domain/catalogue/product.ts';

type CheckStatus = 'unchecked' | 'checking' | 'checked' | 'unanswered';

/**
 * Verification results of an open cart. They are not stored with the cart, because stock changes too often for a document
 * that other devices read.
 */
export type CartChecks = {
  status: CheckStatus;
  /** When all lines were last verified in this browser, ms since the epoch; null: never. */
  asOf: number | null;
  stock: ReadonlyMap<number, ProductStock>;
};

export type CartChecksStore = {
  state: StoreApi<CartChecks>;
  /** Verification time by line key, ms since the epoch. */
  verified: Map<string, number>;
  running: Promise<VerificationResult> | null;
};

/** `ok`: the back office answered for every line. `removed`: how many lines this took out. */
export type VerificationResult = { ok: boolean; removed: number };

type WithChecks = { readonly checks: CartChecksStore };

export const UNCHECKED: CartChecks = { status: 'unchecked', asOf: null, stock: new Map() };

export const createCartChecks = (state: StoreApi<CartChecks>): CartChecksStore => ({
  state,
  verified: new Map(),
  running: null,
});

export const stockOfProduct = ({ checks }: WithChecks, productId: number): ProductStock | null =>
  checks.state.getState().stock.get(productId) ?? null;

export const storeStock = (
  { checks }: WithChecks,
  offers: readonly { product: Pick<Product, 'id' | 'soldOut'>; warehouses: readonly WarehouseStock[] }[],
): void => {
  const { state } = checks;
  const stock = new Map(state.getState().stock);
  for (const { product, warehouses } of offers)
    stock.set(product.id, { warehouses, soldOut: product.soldOut });
  state.setState({ stock });
};
