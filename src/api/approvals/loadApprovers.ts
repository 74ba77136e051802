import type { Approver } from '../../domain/history/approval.ts';
import type { Http } from '../calls.ts';
import { approversResponse } from './schema.ts';

export const loadApprovers = async (http: Http): Promise<Approver[]> => {
  const { portal_users } = await http.send({
    service: 'api',
    method: 'GET',
    path: '/b2bportal/users-for-approval',
    response: approversResponse,
  });
  return portal_users.map(({ id, email, name, client_name }) => ({
    id,
    email,
    name: name || email,
    clientName: client_name,
  }));
};
