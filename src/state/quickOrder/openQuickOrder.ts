import type { StoreApi } from 'zustand/vanilla';
import { createDraftCodec, type DraftChange } from '../../api/quickOrder/draftCodec.ts';
import type { Customer } from '../../domain/access/customer.ts';
import { addUpRows } from '../../domain/quickOrder/addUpRows.ts';
import { byPosition, type DraftRow, MAX_ROWS } from '../../domain/quickOrder/draftRow.ts';
import { rowUnit } from '../../domain/quickOrder/rowUnit.ts';
import { settleListed } from '../../domain/quickOrder/settleListed.ts';
import { newIdentifier } from '../../platform/identifier.ts';
import type { CustomerDocuments } from '../../sync/engine/customerDocuments.ts';
import type { DocumentSync } from '../../sync/engine/documentSync.ts';
import type { CartService } from '../cart/cartService.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { PortalContext } from '../portal.ts';
import { addRowsToCart } from './addRowsToCart.ts';
import { createRowEvaluation, type EvaluateRow } from './evaluatedRows.ts';
import type { EditRows, OpenQuickOrder, QuickOrderActions, QuickOrderState } from './quickOrderService.ts';
import { createRowLoader } from './rowLoader.ts';

type Dependencies = Pick<PortalContext, 'http' | 'errors'> & {
  customer: Pick<Customer, 'clientId'>;
  documents: CustomerDocuments;
  catalogue: Pick<CatalogueService, 'loadOffers' | 'loadSoldOffers'>;
  cart: Pick<CartService, 'actions' | 'context'>;
};

type Draft = DocumentSync<readonly DraftRow[], DraftChange>;

/** Shows the document's rows, and what other tabs and devices make of them. */
const followDocument = (state: StoreApi<QuickOrderState>, document: Draft): (() => void) => {
  const show = ({ value, status, restored, isKnown }: ReturnType<Draft['state']['getState']>) =>
    state.setState({ rows: value, sync: status, isKnown: restored || isKnown });
  show(document.state.getState());
  return document.state.subscribe(show);
};

const createEdit =
  (state: StoreApi<QuickOrderState>, document: Draft) =>
  (edit: EditRows): void => {
    const before = state.getState().rows;
    const after = edit(before);
    if (after.length !== before.length || after.some((row, index) => row !== before[index]))
      document.change({ before, after: after.toSorted(byPosition) });
  };

/** Rows of lists whose products and units aren't known yet, and typed rows that were left before theirs were. */
const createListSettling = (state: StoreApi<QuickOrderState>, edit: (edit: EditRows) => void) => {
  const listed = new Set<string>();
  const left = new Set<string>();
  let entered = '';
  const isListed = ({ key, listUnit, packSize }: DraftRow) =>
    listed.has(key) || listUnit !== '' || packSize !== '';
  return {
    add: (rows: readonly DraftRow[]) => {
      for (const { key } of rows) listed.add(key);
    },
    enterRow: (key: string) => {
      if (entered !== key) left.add(entered);
      entered = key;
    },
    settle: () => {
      const { offers, rows: before } = state.getState();
      edit((rows) => {
        const settled = rows.map((row) => {
          const offer = isListed(row) && row.productId !== null ? offers.get(row.productId) : undefined;
          return offer ? settleListed(row, offer.units) : row;
        });
        return addUpRows(
          settled,
          ({ key }) => key !== entered && (listed.has(key) || left.has(key)),
          ({ productId, unit }) => rowUnit(unit, offers.get(productId ?? 0)?.units ?? [])?.code ?? '',
        );
      });
      const parts = new Map(before.map(({ key, summed }) => [key, summed.length]));
      const { rows, hasFailed } = state.getState();
      const sum = rows.findLast(({ key, summed }) => summed.length > (parts.get(key) ?? 0));
      if (sum) state.setState({ addedTo: sum.key });
      if (hasFailed) return;
      listed.clear();
      left.clear();
    },
  };
};

type ActionParts = Pick<Dependencies, 'cart'> & {
  lists: Pick<ReturnType<typeof createListSettling>, 'add' | 'enterRow'>;
  state: StoreApi<QuickOrderState>;
  edit(edit: EditRows): void;
  load(): Promise<void>;
  evaluate: EvaluateRow;
};

const createActions = ({ state, edit, load, lists, evaluate, cart }: ActionParts): QuickOrderActions => ({
  edit(change) {
    state.setState({ undo: null });
    edit(change);
  },
  async insert(toRows) {
    const { rows } = state.getState();
    const added = toRows({ rows, newKey: newIdentifier });
    if (rows.length + added.length > MAX_ROWS) return { ok: false, reason: 'too_many_rows' };
    lists.add(added);
    edit(() => [...rows, ...added]);
    state.setState({ undo: rows });
    await load();
    return { ok: true, value: { rows: added.length } };
  },
  enterRow(key) {
    lists.enterRow(key);
    void load();
  },
  canUndo: () => state.getState().undo !== null,
  undo() {
    const { undo } = state.getState();
    if (undo) edit(() => undo);
    state.setState({ undo: null });
  },
  evaluate,
  retry: () => void load(),
  addToCart() {
    const now = state.getState();
    const { added, ...result } = addRowsToCart(
      cart,
      now.rows.map((row) => evaluate(row, now)),
    );
    edit((rows) => rows.filter(({ key }) => !added.has(key)));
    state.setState({ undo: null });
    return result;
  },
});

/** Opens the draft that the browser has, and keeps it in step with the cloud store until `close`. */
export const openQuickOrder = (
  { http, errors, customer, documents, catalogue, cart }: Dependencies,
  state: StoreApi<QuickOrderState>,
): OpenQuickOrder => {
  const document = documents.open({
    name: 'quick_order',
    codec: createDraftCodec(customer.clientId),
    occasion: 'Keeping the quick order',
  });
  const stopFollowing = followDocument(state, document);
  const edit = createEdit(state, document);
  const lists = createListSettling(state, edit);
  const loader = createRowLoader({ http, errors, catalogue, state, edit });
  const evaluate = createRowEvaluation(cart.context);
  const load = async () => {
    await loader.load();
    lists.settle();
  };
  const stopLoading = state.subscribe((now, before) => now.rows !== before.rows && void load());

  document.start();
  void load();
  return {
    ...createActions({ state, edit, load, lists, evaluate, cart }),
    close() {
      stopLoading();
      stopFollowing();
      document.stop();
    },
  };
};
