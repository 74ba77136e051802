import { sql } from 'kysely';
import * as v from 'valibot';
import { favouriteList, favouritesDocument } from '../../../src/api/favourites/schema.ts';
import { userWire } from '../../../src/api/session/schema.ts';
import type { Database } from '../database/schema.ts';
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

/** A customer with favourites. */
export type FavouriteReader = { email: string; clientId: number; user: User; products: ReadonlySet<number> };

/** The users of a company who have favourite lists. */
export const favouriteReaders = async (database: Database, companyId: number): Promise<FavouriteReader[]> => {
  const rows = await database
    .selectFrom('documents')
    .innerJoin('users', (join) =>
      join
        .onRef('users.company_id', '=', 'documents.company_id')
        .onRef('users.email', '=', 'documents.email'),
    )
    .select(['users.email', 'users.client_id', 'users.data as user', 'documents.data'])
    .where('documents.company_id', '=', companyId)
    .where('documents.name', '=', 'favourites')
    .where('users.disabled', '=', false)
    .where(sql<boolean>`json_typeof(documents.data -> 'lists') = 'object'`)
    .orderBy('users.id')
    .execute();
  return rows.map(({ email, client_id, user, data }) => ({
    email,
    clientId: client_id,
    user: v.parse(userWire, user),
    products: favouriteIds(data),
  }));
};
