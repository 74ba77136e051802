import type { FastifyInstance } from 'fastify';
import { approversResponse } from '../../../../src/api/approvals/schema.ts';
import type { Context } from '../../context.ts';
import { toResponse } from '../../wire.ts';
import { approversOf } from './approvers.ts';

/** GET /b2bportal/users-for-approval: the users who may approve the caller's orders. Customers only. */
export const usersForApproval = (app: FastifyInstance, { access, database }: Context): void => {
  app.get('/b2bportal/users-for-approval', async (request) => {
    const { customer } = await access.customer(request);
    const approvers = await approversOf(database, customer);
    return toResponse(approversResponse, {
      success: true,
      portal_users: approvers.map(({ id, email, name, client_name }) => ({ id, email, name, client_name })),
    });
  });
};
