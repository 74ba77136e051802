import { LIST_NAME_MAX_LENGTH } from '../texts/textLimits.ts';

export type SharedList = { name: string; productIds: number[] };

/** Some mail programs and servers cut off longer addresses. */
export const MAX_SHARED_PRODUCTS = 300;

const ID_SEPARATOR = '-';
const ID = /^[1-9]\d{0,8}$/;

/** Without a question mark. Products beyond {@link MAX_SHARED_PRODUCTS} are left out. */
export const sharedListQuery = ({ name, productIds }: SharedList): string =>
  new URLSearchParams({
    share: productIds.slice(0, MAX_SHARED_PRODUCTS).join(ID_SEPARATOR),
    name,
  }).toString();

export const parseSharedList = (query: string): SharedList | null => {
  const params = new URLSearchParams(query);
  const share = params.get('share');
  if (share === null) return null;
  const ids = share.split(ID_SEPARATOR).filter((id) => ID.test(id));
  return {
    name: (params.get('name') ?? '').trim().slice(0, LIST_NAME_MAX_LENGTH),
    productIds: [...new Set(ids.map(Number))].slice(0, MAX_SHARED_PRODUCTS),
  };
};
