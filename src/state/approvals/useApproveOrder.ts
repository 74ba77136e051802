import { useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../usePortal.ts';
import type { DecisionResult } from './decideApproval.ts';

/** Approves an order without a comment; its code is loaded by the first press. `failed` is safe to repeat. */
export const useApproveOrder = () => {
  const { http } = usePortal();
  const queries = useQueryClient();
  return async (id: string): Promise<DecisionResult> => {
    try {
      const { decideApproval } = await import(/* webpackChunkName: "order" */ './decideApproval.ts');
      return await decideApproval({ http, queries }, id, 'approved', '');
    } catch {
      return { ok: false, reason: 'failed' };
    }
  };
};
