import { unprocessable } from '../../refusal.ts';
import type { CompanyIndex } from '../../search/companyIndex.ts';
import { surestMatch } from '../../search/matchCode.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import { visibleDocuments } from '../catalogue/visibleDocuments.ts';

const PRODUCT_STEPS = new Set<string | null>(['code', 'barcode', 'folded']);

type Change = { number: string; product_id: number | null };

/**
 * Throws 422 `number_is_code` for a number that is a code or barcode of other products: it would order these, or they couldn't be
 * ordered by it any more. `kept`: the client's numbers, folded, with their products.
 */
export const refuseOthersCodes = (
  caller: CustomerCaller,
  changes: readonly Change[],
  kept: ReadonlyMap<string, readonly number[]>,
  { index, codes }: CompanyIndex,
): void => {
  const isVisible = visibleDocuments(caller, index);
  const ownNumber = (folded: string) =>
    (kept.get(folded) ?? []).flatMap((id) => index.documentOf.get(id) ?? []);
  for (const { number, product_id } of changes) {
    if (product_id === null) continue;
    const match = surestMatch(codes, number, { ownNumber, isVisible });
    const ids = match?.products.map((doc) => Number(index.products[doc]?.id)) ?? [];
    if (match && PRODUCT_STEPS.has(match.step) && !ids.includes(product_id))
      throw unprocessable('number_is_code', `${number} is the code of another product`);
  }
};
