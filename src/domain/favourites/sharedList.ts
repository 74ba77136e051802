import { MOST_LIST_NAME } from './listName.ts';

/** A list as a link carries it: a name and ids, nothing of its owner. */
export type SharedList = { name: string; productIds: number[] };

/** A link holds so many products: longer addresses are cut off by some mail programs and servers. */
export const MOST_SHARED = 300;

const BETWEEN = '-';
const ID = /^[1-9]\d{0,8}$/;

/** The query of a link to a list, without the question mark; what is beyond {@link MOST_SHARED} is left out. */
export const sharedListQuery = ({ name, productIds }: SharedList): string =>
  new URLSearchParams({ share: productIds.slice(0, MOST_SHARED).join(BETWEEN), name }).toString();

/** The list in a link's query; null when there is none. Ids that can't be ids are left out, each counts once. */
export const parseSharedList = (query: string): SharedList | null => {
  const params = new URLSearchParams(query);
  const share = params.get('share');
  if (share === null) return null;
  const ids = share.split(BETWEEN).filter((id) => ID.test(id));
  return {
    name: (params.get('name') ?? '').trim().slice(0, MOST_LIST_NAME),
    productIds: [...new Set(ids.map(Number))].slice(0, MOST_SHARED),
  };
};
