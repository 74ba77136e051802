import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { successResponse } from '../../../../src/api/access/schema.ts';
import type { Context } from '../../context.ts';
import { checkSometimes, freshPayment } from '../../payments/checkPayment.ts';
import { findPayment } from '../../payments/paymentStore.ts';
import { returnAddress } from '../../payments/redirects.ts';
import { invalidRequest, notFound, Refusal } from '../../refusal.ts';
import { addressGroup } from '../../session/addressGroup.ts';
import { createAttempts } from '../../session/attempts.ts';
import { parseRequest, toResponse } from '../../wire.ts';

const returned = v.object({ reference: v.pipe(v.string(), v.maxLength(64)) });
const confirmed = v.object({
  platform: v.picklist(['payu', 'openpay']),
  alias: v.pipe(v.string(), v.maxLength(63)),
});
/** Openpay's codes are letters and digits. */
const verification = v.object({ verification_code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,32}$/)) });
const fields = v.record(v.string(), v.unknown());

/**
 * GET /payments/return/{reference}: where a bank's page sends the browser. Needs no session: asks the provider for the payment's state,
 * and goes on, 303, to the stored address of the portal or its parent. 404 `not_found`; 429
 * `too_many_attempts` after many wrong references.
 */
export const paymentReturn = (app: FastifyInstance, context: Context): void => {
  const { database, portalOf, paymentLimits } = context;
  app.get('/payments/return/:reference', async (request, reply) => {
    const { reference } = parseRequest(returned, request.params);
    const row = await paymentLimits.guardSecret(request.ip, async () => {
      const found = await database
        .selectFrom('payments')
        .innerJoin('companies', 'companies.id', 'payments.company_id')
        .selectAll('payments')
        .select('companies.alias')
        .where('return_reference', '=', reference)
        .executeTakeFirst();
      if (!found) throw notFound('payment');
      return found;
    });
    // The page shows what is known when the provider can't be asked.
    await freshPayment(context, row).catch(() => row);
    const portal = portalOf(row.alias);
    const address = row.return_url ?? (portal === null ? null : `${portal}/payments/payu-check`);
    if (address === null) throw notFound('payment');
    return reply.redirect(returnAddress(address, row.payment_id, row.nonce), 303);
  });
};

const HOUR = 60 * 60_000;
const VERIFICATIONS = { perAddress: { most: 3, window: HOUR }, perCompany: { most: 10, window: HOUR } };

/** Anybody can send a verification. Throws 429 `too_many_attempts`. */
const countVerification = async (
  { counters }: Pick<Context, 'counters'>,
  companyId: number,
  address: string,
): Promise<void> => {
  const { perAddress, perCompany } = VERIFICATIONS;
  await createAttempts(counters, 'webhook verification address', perAddress).begin(addressGroup(address));
  await createAttempts(counters, 'webhook verification', perCompany).begin(String(companyId));
};

const formFields = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

/**
 * POST /payments/confirmations/{platform}/{alias}: what a provider reports by itself, at any time and any number of times. Only the
 * payment's id is taken from it; the state is asked for. 401 `bad_signature`; 400; 404 `not_found`; 429 `too_many_attempts` for Openpay's verification, which
 * isn't signed and is written to the log.
 */
export const paymentConfirmation = (app: FastifyInstance, context: Context): void => {
  const { database, gateways } = context;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, text, done) => done(null, formFields(String(text))),
  );
  app.post('/payments/confirmations/:platform/:alias', async (request) => {
    const { platform, alias } = parseRequest(confirmed, request.params);
    const company = await database
      .selectFrom('companies')
      .select('id')
      .where('alias', '=', alias)
      .executeTakeFirst();
    const gateway = company && (await gateways.find(company.id, platform));
    if (!gateway) throw notFound('gateway');
    const sent = parseRequest(fields, request.body);
    if (platform === 'openpay' && sent.type === 'verification') {
      const { verification_code: code } = parseRequest(verification, sent);
      await countVerification(context, company.id, request.ip);
      // Openpay's first call: its operator types the code into Openpay's pages.
      request.log.warn({ code }, 'webhook verification');
      return toResponse(successResponse, { success: true });
    }
    const confirmation = gateway.readConfirmation(sent);
    if ('refused' in confirmation) {
      if (confirmation.refused === 'malformed') throw invalidRequest('the confirmation is not readable');
      throw new Refusal(401, 'bad_signature', 'the confirmation is not signed by the provider');
    }
    const row = await findPayment(database, company.id, confirmation.paymentId);
    if (!row || row.platform !== platform) throw notFound('payment');
    await checkSometimes(context, row);
    return toResponse(successResponse, { success: true });
  });
};
