import { useQueryClient } from '@tanstack/react-query';
import { makeDefault, removeSaved } from '../../api/payments/savedMethods.ts';
import type { SavedMethod } from '../../domain/payments/savedMethod.ts';
import { failed, useChange } from '../useChange.ts';
import { usePortal } from '../usePortal.ts';
import { SAVED_METHODS_KEY } from './useSavedMethods.ts';

export const useChangeSavedMethods = () => {
  const { http } = usePortal();
  const queries = useQueryClient();
  const change = useChange({
    scope: 'saved-methods',
    onStored: (methods: SavedMethod[]) => queries.setQueryData(SAVED_METHODS_KEY, methods),
    reasonOf: failed,
  });
  return {
    makeDefault: (id: string) => change('Changing the default payment method', () => makeDefault(http, id)),
    remove: (id: string) => change('Removing a payment method', () => removeSaved(http, id)),
  };
};
