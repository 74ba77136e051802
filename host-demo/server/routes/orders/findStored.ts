import * as v from 'valibot';
import { cartKeyJson } from '../../../../src/api/history/cartKeySchema.ts';
import type { Database, TransactionRow } from '../../database/schema.ts';
import { Refusal } from '../../refusal.ts';

export type Stored = Pick<
  TransactionRow,
  'id' | 'kind' | 'transaction_number' | 'netvalue' | 'approval_status' | 'differences'
>;

type ClientKey = { companyId: number; clientId: number };
/** `cartKey` is null when it was not sent; `contentHash` when the content doesn't matter. */
type TransactionIdentity = { number: string; cartKey: string | null; contentHash: string | null };

export const numberTaken = () =>
  new Refusal(409, 'number_taken', 'the order number is used by another order');

const contentDiffers = () =>
  new Refusal(409, 'content_differs', 'the order was placed before with other content');

export const cartKeyOf = (json: string): string | null => {
  const read = v.safeParse(cartKeyJson, json);
  return read.success ? read.output.cart : null;
};

/**
 * The stored transaction of a cart under any number, or under this number; null without one. Throws 409 `number_taken`
 * when the number belongs to another customer or another cart, 409 `content_differs` when other content is stored.
 */
export const findStored = async (
  database: Database,
  { companyId, clientId }: ClientKey,
  { number, cartKey, contentHash }: TransactionIdentity,
): Promise<Stored | null> => {
  const rows = await database
    .selectFrom('transactions')
    .select([
      'id',
      'client_id',
      'cart_key',
      'content_hash',
      'kind',
      'transaction_number',
      'netvalue',
      'approval_status',
      'differences',
    ])
    .where('company_id', '=', companyId)
    .where(({ or, and, eb }) =>
      or([
        eb('transaction_number', '=', number),
        and([eb('client_id', '=', clientId), eb('cart_key', '=', cartKey)]),
      ]),
    )
    .execute();
  const ofCart = rows.find(
    (row) => row.client_id === clientId && row.cart_key !== null && row.cart_key === cartKey,
  );
  const row = ofCart ?? rows[0];
  if (!row) return null;
  const isOtherCart = !ofCart && row.cart_key !== null && cartKey !== null;
  if (row.client_id !== clientId || isOtherCart) throw numberTaken();
  const isOtherContent = row.content_hash !== null && row.content_hash !== contentHash;
  if (contentHash !== null && isOtherContent) throw contentDiffers();
  return row;
};
