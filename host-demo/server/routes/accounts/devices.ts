import type { FastifyInstance } from 'fastify';
import { devicesResponse } from '../../../../src/api/account/accountSchema.ts';
import { endDeviceRequest } from '../../../../src/api/account/requestSchema.ts';
import type { Context } from '../../context.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import { clearSessionCookie } from '../../session/sessionCookie.ts';
import { parseRequest, toResponse } from '../../wire.ts';

/**
 * GET /users/sessions: the caller's open sessions, the last used first. POST /users/sessions/end {id}: ends one of them, or with null all
 * others; the same list afterwards. The current session ends as by a logout, and the answer is the list without it. An id that isn't the caller's changes nothing, as a repeat. Customers only.
 */
export const devices = (app: FastifyInstance, { access, database, sessionEnds, clock }: Context): void => {
  const open = ({ customer }: CustomerCaller) =>
    database
      .selectFrom('sessions')
      .select(['id', 'device', 'country', 'started_at', 'rotated_at'])
      .where('company_id', '=', customer.companyId)
      .where('user_id', '=', customer.user.id)
      .where('expires_at', '>', clock())
      .orderBy('rotated_at', 'desc')
      .orderBy('id')
      .execute();
  const list = async (caller: CustomerCaller) =>
    toResponse(devicesResponse, {
      success: true,
      sessions: (await open(caller)).map(({ id, device, country, started_at, rotated_at }) => ({
        id,
        device,
        country,
        started_at: started_at.toISOString(),
        used_at: rotated_at.toISOString(),
        is_current: id === caller.customer.sessionId,
      })),
    });

  app.get('/users/sessions', async (request) => list(await access.customer(request)));
  app.post('/users/sessions/end', async (request, reply) => {
    const caller = await access.customer(request);
    const { id } = parseRequest(endDeviceRequest, request.body);
    const current = caller.customer.sessionId;
    const ended = (await open(caller)).filter((session) =>
      id === null ? session.id !== current : session.id === id,
    );
    const { companyId, user } = caller.customer;
    for (const session of ended) await sessionEnds.end({ id: session.id, companyId, userId: user.id });
    if (id === current) clearSessionCookie(request, reply);
    return list(caller);
  });
};
