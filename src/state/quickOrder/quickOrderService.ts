import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Product } from '../../domain/catalogue/product.ts';
import type { DraftRow } from '../../domain/quickOrder/draftRow.ts';
import type { SyncStatus } from '../../sync/engine/documentView.ts';
import type { AddResult } from '../cart/addToCart.ts';
import { createOpener } from '../openOnce.ts';
import type { Result } from '../result.ts';
import type { EvaluateRow, Knowledge } from './evaluatedRows.ts';

/**
 * The quick order of one customer, kept here and in the cloud store. `matches`: what the codes of rows mean that have no product yet, by
 * code. `products`: those that the matches name. `gone`: products that are no longer sold. `hasFailed`: a code or price couldn't be asked.
 * `undo`: the rows before the last list, until the next change. `addedTo`: the row that another was added to last.
 */
export type QuickOrderState = Knowledge & {
  rows: readonly DraftRow[];
  sync: SyncStatus;
  isKnown: boolean;
  products: ReadonlyMap<number, Product>;
  undo: readonly DraftRow[] | null;
  addedTo: string;
};

export type EditRows = (rows: readonly DraftRow[]) => readonly DraftRow[];

/** New rows beside those that are there, with a new key each. */
type ToRows = (at: { rows: readonly DraftRow[]; newKey: () => string }) => readonly DraftRow[];

export type QuickOrderActions = {
  edit(edit: EditRows): void;
  /** Adds rows of a list or an order to those that are there; resolves when their codes were looked up. */
  insert(toRows: ToRows): Promise<Result<{ rows: number }, 'too_many_rows'>>;
  /** The row that is being typed now. The one before it is left, and added to an earlier row that orders the same. */
  enterRow(key: string): void;
  undo(): void;
  canUndo(): boolean;
  /** Its price, its stock, and what is to be done with it; the same object while nothing has changed. */
  evaluate: EvaluateRow;
  /** Asks again what couldn't be asked. */
  retry(): void;
  /** Adds the rows that are ready, and takes those that were added out of the quick order. */
  addToCart(): { result: AddResult; requestedCount: number };
};

export type OpenQuickOrder = QuickOrderActions & { close(): void };

export type QuickOrderService = {
  state: StoreApi<QuickOrderState>;
  open(): Promise<QuickOrderActions | null>;
  actions(): QuickOrderActions | null;
  dispose(): void;
};

type Options = {
  isVisitor: boolean;
  load(): Promise<(state: StoreApi<QuickOrderState>) => OpenQuickOrder>;
};

export const createQuickOrderService = ({ isVisitor, load }: Options): QuickOrderService => {
  const state = createStore<QuickOrderState>(() => ({
    rows: [],
    sync: 'saving',
    isKnown: false,
    matches: new Map(),
    products: new Map(),
    offers: new Map(),
    gone: new Set(),
    hasFailed: false,
    undo: null,
    addedTo: '',
  }));
  const opener = createOpener({
    isVisitor,
    load: async () => {
      const open = await load();
      return () => open(state);
    },
  });
  return { state, open: opener.open, actions: opener.current, dispose: opener.dispose };
};
