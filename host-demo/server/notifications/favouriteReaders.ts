import * as v from 'valibot';
import { userWire } from '../../../src/api/access/schema.ts';
import { favouriteList, favouritesDocument } from '../../../src/api/favourites/schema.ts';
import type { DocumentData } from '../../../src/sync/stores/schema.ts';
import type { Database } from '../database/schema.ts';
import type { CustomerDocuments } from '../routes/documents/customerDocuments.ts';
import type { User } from '../session/authorise.ts';

/** The products of all lists that aren't deleted; `marks` override `product_ids`. @internal */
export const favouriteIds = (data: unknown): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const json of Object.values(v.parse(favouritesDocument, data ?? {}).lists)) {
    const read = v.safeParse(favouriteList, json);
    if (!read.success || read.output.deleted) continue;
    const { product_ids, marks } = read.output;
    for (const id of product_ids) if (marks[id] !== false) found.add(id);
    for (const [id, isMarked] of Object.entries(marks)) if (isMarked === true) found.add(Number(id));
  }
  return found;
};

export type FavouriteReader = { email: string; clientId: number; user: User; products: ReadonlySet<number> };

type Sources = { database: Database; documents: CustomerDocuments };

const hasLists = ({ lists }: DocumentData): boolean =>
  typeof lists === 'object' && lists !== null && !Array.isArray(lists);

export const favouriteReaders = async (
  { database, documents }: Sources,
  companyId: number,
): Promise<FavouriteReader[]> => {
  const products = new Map<string, ReadonlySet<number>>();
  for await (const { email, data } of documents.readAll(companyId, 'favourites')) {
    if (hasLists(data)) products.set(email, favouriteIds(data));
  }
  if (products.size === 0) return [];
  const users = await database
    .selectFrom('users')
    .select(['email', 'client_id', 'data'])
    .where('company_id', '=', companyId)
    .where('disabled', '=', false)
    .orderBy('id')
    .execute();
  return users.flatMap(({ email, client_id: clientId, data }) => {
    const own = products.get(email);
    return own ? [{ email, clientId, user: v.parse(userWire, data), products: own }] : [];
  });
};
