import { useState } from 'react';
import type { GatewayName } from '../../domain/payments/gateways.ts';
import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import { type SavedSelection, savedChoice } from '../../domain/payments/savedChoice.ts';
import { useSavedMethods } from '../../state/payments/useSavedMethods.ts';

type SavedChoiceOptions = { method: PaymentMethod; platform: GatewayName | null; isOffered: boolean };

/** The saved cards or accounts of the method's gateway, and the one that pays. `isOffered` false: none, and none are loaded. */
export const useSavedChoice = ({ method, platform, isOffered }: SavedChoiceOptions) => {
  const { methods = [], isLoading } = useSavedMethods({ isNeeded: isOffered });
  const [selection, select] = useState<SavedSelection>();
  const offered = isOffered
    ? methods.filter((saved) => saved.method === method && saved.platform === platform)
    : [];
  return { offered, savedId: savedChoice(offered, selection), select, isLoading };
};

export type SavedChoiceState = ReturnType<typeof useSavedChoice>;
