import type { FastifyInstance } from 'fastify';
import { loginRequest } from '../../../../src/api/access/requestSchema.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { parseRequest } from '../../wire.ts';
import { findUserByEmail } from './findUser.ts';
import { isRightPassword } from './isRightPassword.ts';

/**
 * POST /demo/link {email, password, company_id} → {token} of a user link, as a wholesaler's system would put it into an e-mail. For
 * demos only, when the server was started with it; not part of the contract. 401 `invalid_credentials`; 429 `too_many_attempts` as for logins.
 */
export const demoLink = (app: FastifyInstance, context: Context): void => {
  const { database, links, logins, issuesDemoLinks } = context;
  if (!issuesDemoLinks) return;
  app.post('/demo/link', async (request) => {
    const { email, password, company_id } = parseRequest(loginRequest, request.body);
    const attempt = { companyId: company_id, email, address: request.ip };
    await logins.begin(attempt);
    const user = await findUserByEmail(database, company_id, email);
    const hash = user?.passwordHash ?? null;
    if (!(await isRightPassword(context, attempt, { password, hash })) || !user) {
      throw new Refusal(401, 'invalid_credentials', 'e-mail or password is wrong');
    }
    return { success: true, token: links.issue(user) };
  });
};
