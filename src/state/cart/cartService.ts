import type { CartDetails, CartEntry } from '../../domain/cart/cart.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import type { LineContext } from '../../domain/cart/currentLine.ts';
import type { ChangedLine } from '../../domain/cart/lineChanges.ts';
import type { Decimal } from '../../domain/numbers/decimal.ts';
import type { ChosenPayment } from '../../domain/payments/paymentMethod.ts';
import type { Size } from '../../domain/pricing/size.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import { createOpener } from '../openOnce.ts';
import type { AddResult, CartItemInput } from './addToCart.ts';
import type { VerificationResult } from './cartChecks.ts';
import { type CartStates, createCartStates } from './cartStates.ts';
import type { LineChangeResult } from './changeLines.ts';
import type { CurrentLine } from './loadCurrentLines.ts';
import type { RequestedLine } from './loadCurrentProducts.ts';

export type CartActions = {
  add(items: readonly CartItemInput[]): AddResult;
  stockShortfallOfItem(item: CartItemInput): Decimal | null;
  setQuantity(key: string, quantity: string): LineChangeResult;
  setUnit(key: string, unit: UnitOfMeasure | null): LineChangeResult;
  setSize(key: string, size: Size | null): LineChangeResult;
  /** Sets a line's note, trimmed and within `LINE_NOTE_MAX_LENGTH`; a field keeps its own draft while it has the focus. */
  setNote(key: string, note: string): void;
  stockShortfall(line: CartLine, quantity: string): Decimal | null;
  remove(key: string): (() => void) | null;
  removeAll(): (() => void) | null;
  setDetails(changes: Partial<CartDetails>): void;
  verify(options?: { force?: boolean }): Promise<VerificationResult>;
  acceptChange(lines: readonly ChangedLine[]): () => void;
  takeOut(ordered: readonly CartEntry[], madeAt: number, presets?: Partial<CartDetails>): number;
  /** How the order is paid; null on terms, or while nothing is chosen. */
  payment(): ChosenPayment | null;
  loadCurrentLines(lines: readonly RequestedLine[]): Promise<CurrentLine[]>;
};

type CartStores = CartStates & {
  /** The company's and the customer's settings for prices; one object for the whole visit. */
  context: LineContext;
};

export type CartService = CartStores & {
  /** What can be done with an open cart; null while it is opening, and for visitors. */
  actions(): CartActions | null;
  open(): Promise<CartActions | null>;
  dispose(): void;
};

export type OrderableCart = CartStores & CartActions;

export type OpenCart = { actions: CartActions; close(): void };

/** Without an open cart nothing can be ordered. */
export const addItems = (cart: Pick<CartService, 'actions'>, items: readonly CartItemInput[]): AddResult =>
  cart.actions()?.add(items) ?? { ok: false, reason: 'login_required' };

type Options = {
  isVisitor: boolean;
  context: LineContext;
  load(): Promise<(states: CartStates) => OpenCart>;
};

/** A cart that is opened when the first who needs it calls `open`: its code is the larger part of the rules. */
export const createCartService = ({ isVisitor, context, load }: Options): CartService => {
  const states = createCartStates(isVisitor ? 'visitor' : 'opening');
  const opener = createOpener({
    isVisitor,
    load: async () => {
      const openCart = await load();
      return () => openCart(states);
    },
  });
  return {
    ...states,
    context,
    actions: () => opener.current()?.actions ?? null,
    open: async () => (await opener.open())?.actions ?? null,
    dispose: opener.dispose,
  };
};
