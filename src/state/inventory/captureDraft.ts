import type { Customer } from '../../domain/access/customer.ts';
import { ownerKey } from '../../domain/access/ownerKey.ts';
import type { TypedCounts } from '../../domain/inventory/inventoryCapture.ts';
import { newIdentifier } from '../../platform/identifier.ts';
import { readJson, textsOf } from '../../platform/localJson.ts';
import type { PortalContext } from '../portal.ts';

/**
 * An inventory draft. `number` is the idempotency key. `sent`: it was sent without a response; a changed count then needs
 * a new number.
 */
export type CaptureDraft = { number: string; sent: boolean; typed: TypedCounts };

/** `counter`: who counts; drafts of different customers of one browser stay apart. */
export type DraftStore = Pick<PortalContext, 'local'> & { counter: Pick<Customer, 'email'> };

const keyOf = ({ counter }: DraftStore, customerId: number): string =>
  `inventory.${ownerKey(counter.email)}.${customerId}`;

export const readDraft = (store: DraftStore, customerId: number): CaptureDraft => {
  const stored = readJson(store.local.read(keyOf(store, customerId)));
  const number = typeof stored?.number === 'string' ? stored.number : newIdentifier();
  return { number, sent: stored?.sent === true, typed: textsOf(stored?.typed) };
};

/** Stores the draft; returns whether it is stored beyond this page. */
export const storeDraft = (store: DraftStore, customerId: number, draft: CaptureDraft): boolean =>
  store.local.write(keyOf(store, customerId), JSON.stringify(draft));

export const removeDraft = (store: DraftStore, customerId: number): void =>
  store.local.remove(keyOf(store, customerId));

export const withCounts = (draft: CaptureDraft, counts: TypedCounts): CaptureDraft => ({
  ...(draft.sent ? { number: newIdentifier(), sent: false } : draft),
  typed: { ...draft.typed, ...counts },
});
