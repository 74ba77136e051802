import type { TypedCounts } from '../../domain/inventory/inventoryCapture.ts';
import { newIdentifier } from '../../platform/identifier.ts';
import { isObject, readJson } from '../documents/localJson.ts';
import type { Workspace } from '../workspace.ts';

/**
 * An inventory draft. `number` is the idempotency key. `sent`: it was sent without a response; a changed count then needs
 * a new number.
 */
export type CaptureDraft = { number: string; sent: boolean; typed: TypedCounts };

const keyOf = ({ customer }: Workspace, customerId: number): string =>
  `inventory.${customer?.email.toLowerCase()}.${customerId}`;

const textsOf = (json: unknown): TypedCounts =>
  Object.fromEntries(
    Object.entries(isObject(json) ? json : {}).flatMap(([id, text]) =>
      typeof text === 'string' ? [[id, text]] : [],
    ),
  );

/** The stored draft, or an empty one. */
export const readDraft = (workspace: Workspace, customerId: number): CaptureDraft => {
  const kept = readJson(workspace.portal.local.read(keyOf(workspace, customerId)));
  const number = typeof kept?.number === 'string' ? kept.number : newIdentifier();
  return { number, sent: kept?.sent === true, typed: textsOf(kept?.typed) };
};

/** Stores the draft; returns whether it is stored beyond this page. */
export const keepDraft = (workspace: Workspace, customerId: number, draft: CaptureDraft): boolean =>
  workspace.portal.local.write(keyOf(workspace, customerId), JSON.stringify(draft));

export const dropDraft = (workspace: Workspace, customerId: number): void =>
  workspace.portal.local.remove(keyOf(workspace, customerId));

export const withCounts = (draft: CaptureDraft, counts: TypedCounts): CaptureDraft => ({
  ...(draft.sent ? { number: newIdentifier(), sent: false } : draft),
  typed: { ...draft.typed, ...counts },
});
