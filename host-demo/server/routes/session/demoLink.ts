import type { FastifyInstance } from 'fastify';
import { loginRequest } from '../../../../src/api/session/requestSchema.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { parseRequest } from '../../wire.ts';
import { findUserByEmail } from './findUser.ts';

/**
 * POST /demo/link {email, password, company_id} → {token} of a user link, as a wholesaler's system would put it into an e-mail. For
 * demos only, when the server was started with it; not part of the contract. 401 `invalid_credentials`.
 */
export const demoLink = (app: FastifyInstance, context: Context): void => {
  const { database, passwords, links, issuesDemoLinks } = context;
  if (!issuesDemoLinks) return;
  app.post('/demo/link', async (request) => {
    const { email, password, company_id } = parseRequest(loginRequest, request.body);
    const user = await findUserByEmail(database, company_id, email);
    if (!user || !(await passwords.matches(password, user.passwordHash))) {
      throw new Refusal(401, 'invalid_credentials', 'e-mail or password is wrong');
    }
    return { success: true, token: links.issue(user) };
  });
};
