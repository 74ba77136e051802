import { toErrorCode, toFailure } from '../../api/callError.ts';
import { postCapture } from '../../api/inventory/postCapture.ts';
import { buildInventory } from '../../domain/inventory/inventoryCapture.ts';
import type { NumberSeparators } from '../../domain/numbers/localNumber.ts';
import type { PortalContext } from '../portal.ts';
import type { Refused } from '../result.ts';
import { type CaptureDraft, type DraftStore, removeDraft, storeDraft } from './captureDraft.ts';

/**
 * Why an inventory was not sent; the typed counts stay. `incomplete`: products without a valid count; `other_products`:
 * the product list changed; `unreachable`: no response, repeating is safe.
 */
export type CaptureProblem =
  | (Refused<'incomplete'> & { missing: number[] })
  | Refused<'other_products' | 'not_yours' | 'unreachable' | 'failed'>;

type Dependencies = Pick<PortalContext, 'http'> & DraftStore;

export type CaptureToSend = {
  customerId: number;
  productIds: readonly number[];
  draft: CaptureDraft;
  separators: NumberSeparators;
};

const reasonOf = (error: unknown): Exclude<CaptureProblem['reason'], 'incomplete'> => {
  const code = toErrorCode(error);
  if (code === 'incomplete' || code === 'product_unavailable') return 'other_products';
  if (code === 'not_yours') return 'not_yours';
  return ['network', 'timeout', 'server'].includes(toFailure(error)) ? 'unreachable' : 'failed';
};

/**
 * Sends an inventory (rules: Inventory capture) when all counts are valid. The draft's number makes repeats safe, and the
 * draft is kept until the back office has stored it.
 */
export const sendCapture = async (
  dependencies: Dependencies,
  { customerId, productIds, draft, separators }: CaptureToSend,
): Promise<{ ok: true } | CaptureProblem> => {
  const inventory = buildInventory(productIds, draft.typed, separators);
  if (!inventory.ok) return { ok: false, reason: 'incomplete', missing: inventory.missing };
  storeDraft(dependencies, customerId, { ...draft, sent: true });
  try {
    await postCapture(dependencies.http, { customerId, number: draft.number, lines: inventory.lines });
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
  removeDraft(dependencies, customerId);
  return { ok: true };
};
