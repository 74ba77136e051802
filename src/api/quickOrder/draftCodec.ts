import * as v from 'valibot';
import { byPosition, type DraftRow, newRow } from '../../domain/quickOrder/draftRow.ts';
import type { JsonObject } from '../../sync/rules/cloudStore.ts';
import type { DocumentCodec } from '../../sync/rules/documentCodec.ts';
import { isObject } from '../../sync/rules/mergePatch.ts';
import { isSameJson } from '../../sync/rules/sameJson.ts';

/** The rows before and after a change, in order. */
export type DraftChange = { before: readonly DraftRow[]; after: readonly DraftRow[] };

const text = v.fallback(v.optional(v.string(), ''), '');

/** A row in the document `quick_order`; what is empty is left out. */
const savedRow = v.object({
  position: v.number(),
  code: text,
  product_id: v.fallback(v.optional(v.nullable(v.number()), null), null),
  quantity: text,
  unit: text,
  size: text,
  unreadable: text,
  list_unit: text,
  pack_size: text,
  summed: v.fallback(v.optional(v.array(v.string()), []), []),
  rounded: text,
});

const rowsOf = ({ rows }: JsonObject): JsonObject => (isObject(rows) ? rows : {});

const decodeRow = (key: string, saved: unknown): DraftRow[] => {
  const parsed = v.safeParse(savedRow, saved);
  if (!parsed.success) return [];
  const { position, product_id, list_unit, pack_size, ...same } = parsed.output;
  return [
    newRow(key, position, { ...same, productId: product_id, listUnit: list_unit, packSize: pack_size }),
  ];
};

const encodeRow = (row: DraftRow): JsonObject => {
  const { position, code, productId, quantity, unit, size, unreadable, rounded } = row;
  const texts = { code, quantity, unit, size, unreadable, rounded };
  return {
    position,
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')),
    ...(productId !== null && { product_id: productId }),
    ...(row.listUnit !== '' && { list_unit: row.listUnit }),
    ...(row.packSize !== '' && { pack_size: row.packSize }),
    ...(row.summed.length > 0 && { summed: [...row.summed] }),
  };
};

/** Names that a row no longer has are removed from the document. */
const rowPatch = (before: DraftRow, after: DraftRow): JsonObject => {
  const [old, now] = [encodeRow(before), encodeRow(after)];
  const gone = Object.keys(old).filter((name) => !(name in now));
  return { ...now, ...Object.fromEntries(gone.map((name) => [name, null])) };
};

const rowsPatch = ({ before, after }: DraftChange): JsonObject => {
  const earlier = new Map(before.map((row) => [row.key, row]));
  const rows: JsonObject = {};
  for (const row of after) {
    const old = earlier.get(row.key);
    earlier.delete(row.key);
    if (old !== row) rows[row.key] = old ? rowPatch(old, row) : encodeRow(row);
  }
  for (const key of earlier.keys()) rows[key] = null;
  return { rows };
};

/** The quick order's draft in the cloud store; that of another client is emptied. */
export const createDraftCodec = (clientId: number): DocumentCodec<readonly DraftRow[], DraftChange> => ({
  decode(document, previous) {
    const known = new Map(previous?.value.map((row) => [row.key, row]));
    const savedBefore = rowsOf(previous?.document ?? {});
    return Object.entries(rowsOf(document))
      .flatMap(([key, saved]) => {
        const same = known.get(key);
        return same && isSameJson(savedBefore[key], saved) ? [same] : decodeRow(key, saved);
      })
      .toSorted(byPosition);
  },
  apply: (_, { after }) => after,
  encode: rowsPatch,
  reconcile(document) {
    if (document.client_id === clientId) return {};
    const isOther = document.client_id !== undefined;
    const removed = Object.keys(rowsOf(document)).map((key) => [key, null] as const);
    return { client_id: clientId, ...(isOther && { rows: Object.fromEntries(removed) }) };
  },
});
