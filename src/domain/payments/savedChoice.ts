import { gatewayFor } from './gateways.ts';
import type { PaymentMethod } from './paymentMethod.ts';
import type { SavedMethod } from './savedMethod.ts';

/** What pays: a saved method's id, null for another card or account, undefined while the customer hasn't chosen. */
export type SavedSelection = string | null | undefined;

/** The id that pays: what the customer chose, else the default one, else the first that hasn't expired; null for a new one. */
export const savedChoice = (offered: readonly SavedMethod[], selection: SavedSelection): string | null => {
  const usable = offered.filter(({ isExpired }) => !isExpired);
  if (selection === null || usable.some(({ id }) => id === selection)) return selection ?? null;
  return (usable.find(({ isDefault }) => isDefault) ?? usable[0])?.id ?? null;
};

/** The method of the saved card or account that pays unless the customer chooses another; null without one. */
export const savedFirst = (
  methods: readonly SavedMethod[],
  gateways: readonly string[],
): PaymentMethod | null => {
  const offered = methods.filter(({ method, platform }) => gatewayFor(method, gateways)?.name === platform);
  const id = savedChoice(offered, undefined);
  return offered.find((saved) => saved.id === id)?.method ?? null;
};
