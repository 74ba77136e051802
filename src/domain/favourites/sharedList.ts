import { LIST_NAME_MAX_LENGTH } from '../texts/textLimits.ts';
import { readUsualQuantity, type UsualQuantities, type UsualQuantity } from './usualQuantity.ts';

export type SharedList = { name: string; productIds: number[]; usual: UsualQuantities };

/** Some mail programs and servers cut off longer addresses. */
export const MAX_SHARED_PRODUCTS = 300;

const ID_SEPARATOR = '-';
const ID = /^[1-9]\d{0,8}$/;
const PART_SEPARATOR = '_';

/** `id_quantity_factor_size_unit`; the unit is last, because a code may contain the separator. A plain quantity is two parts. */
const writeUsual = (productId: number, { quantity, factor, size, unit }: UsualQuantity): string => {
  const isPlain = factor === '1' && size === '' && unit === '';
  return [productId, quantity, ...(isPlain ? [] : [factor, size, unit])].join(PART_SEPARATOR);
};

const readUsual = (text: string): [number, UsualQuantity][] => {
  const [id = '', quantity, factor, size, ...unit] = text.split(PART_SEPARATOR);
  const usual = readUsualQuantity({ quantity, factor, size, unit: unit.join(PART_SEPARATOR) });
  return usual && ID.test(id) ? [[Number(id), usual]] : [];
};

/** Without a question mark. Products beyond {@link MAX_SHARED_PRODUCTS} are left out. */
export const sharedListQuery = ({ name, productIds, usual }: SharedList): string => {
  const shared = productIds.slice(0, MAX_SHARED_PRODUCTS);
  return new URLSearchParams([
    ['share', shared.join(ID_SEPARATOR)],
    ...shared.flatMap((productId) => {
      const entry = usual[productId];
      return entry ? [['usual', writeUsual(productId, entry)]] : [];
    }),
    ['name', name],
  ]).toString();
};

/** Null when the query shares no list. What can't be read in it is left out; so are usual quantities of other products. */
export const parseSharedList = (query: string): SharedList | null => {
  const params = new URLSearchParams(query);
  const share = params.get('share');
  if (share === null) return null;
  const ids = share.split(ID_SEPARATOR).filter((id) => ID.test(id));
  const productIds = [...new Set(ids.map(Number))].slice(0, MAX_SHARED_PRODUCTS);
  const shared = new Set(productIds);
  const usual = params.getAll('usual').flatMap(readUsual);
  return {
    name: (params.get('name') ?? '').trim().slice(0, LIST_NAME_MAX_LENGTH),
    productIds,
    usual: Object.fromEntries(usual.filter(([productId]) => shared.has(productId))),
  };
};
