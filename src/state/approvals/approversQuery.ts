import { queryOptions } from '@tanstack/react-query';
import { loadApprovers } from '../../api/approvals/loadApprovers.ts';
import type { Http } from '../../api/calls.ts';

export const approversQuery = (http: Http) =>
  queryOptions({ queryKey: ['approvals', 'approvers'], queryFn: () => loadApprovers(http) });
