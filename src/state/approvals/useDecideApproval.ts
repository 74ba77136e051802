import { useQueryClient } from '@tanstack/react-query';
import type { Decision } from '../../domain/history/approval.ts';
import { usePortal } from '../usePortal.ts';
import { decideApproval } from './decideApproval.ts';

export const useDecideApproval = () => {
  const { http } = usePortal();
  const queries = useQueryClient();
  return (id: string, decision: Decision, comment: string) =>
    decideApproval({ http, queries }, id, decision, comment);
};
