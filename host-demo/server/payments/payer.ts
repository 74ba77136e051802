import type { FastifyRequest } from 'fastify';
import { keepReaderLanguage } from '../accounts/readerLanguage.ts';
import type { Context } from '../context.ts';
import { notFound, Refusal } from '../refusal.ts';
import { bearerToken, type CustomerCaller } from '../session/authorise.ts';
import type { DocumentId } from '../session/documentIds.ts';

/** A customer, or whoever has the link of a public payment form, which pays one invoice only. */
export type Payer = CustomerCaller & { onlyInvoice: string | null };

export const invalidTransaction = (): Refusal =>
  new Refusal(404, 'invalid_transaction', 'Invalid transaction ID (no invoice or collection found)');

type Links = Pick<Context, 'documentIds' | 'paymentLimits'>;

/** What an encrypted link of one of these kinds names; others count as guesses. Throws 404 `not_found`, 429 `too_many_attempts`. */
export const readLink = (
  { documentIds, paymentLimits }: Links,
  request: FastifyRequest,
  encrypted: string,
  kinds: readonly DocumentId['kind'][],
): Promise<DocumentId> =>
  paymentLimits.guardSecret(request.ip, () => {
    const named = documentIds.decrypt(encrypted);
    if (!kinds.includes(named.kind)) throw notFound('document');
    return named;
  });

const openInvoiceOf = async (
  { database }: Pick<Context, 'database'>,
  { companyId, clientId }: { companyId: number; clientId: number },
  collectionId: string,
): Promise<string | null> => {
  const open = await database
    .selectFrom('collections')
    .innerJoin('payment_parts', 'payment_parts.payment', 'collections.payment')
    .innerJoin('transactions', 'transactions.id', 'payment_parts.invoice_id')
    .select('transactions.id')
    .where('collections.id', '=', collectionId)
    .where('transactions.company_id', '=', companyId)
    .where('transactions.client_id', '=', clientId)
    .where('transactions.status', '<>', 'cancelled')
    .where('transactions.balance', '>', '0')
    .limit(2)
    .execute();
  return open.length === 1 ? (open[0]?.id ?? null) : null;
};

const isRevoked = async (
  { database }: Pick<Context, 'database'>,
  { companyId, id, revision }: DocumentId,
): Promise<boolean> => {
  const row = await database
    .selectFrom('transactions')
    .select('payment_links_revision')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.payment_links_revision !== revision;
};

type LinkKind = Extract<DocumentId['kind'], 'payment_form' | 'payment_key' | 'collection'>;

/**
 * The user and the invoice of an encrypted link of these kinds; that of a receipt leads to its invoice that is still open, if it is only one.
 * Throws 404 `invalid_transaction`, also when it has ended.
 */
export const findLinkPayer = async (
  context: Pick<Context, 'access' | 'clock' | 'database'> & Links,
  request: FastifyRequest,
  encrypted: string,
  kinds: readonly LinkKind[],
): Promise<Payer & { onlyInvoice: string }> => {
  const { access, clock } = context;
  const named = await readLink(context, request, encrypted, kinds).catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 404 ? invalidTransaction() : error;
  });
  if (named.expiresAt <= clock().getTime()) throw invalidTransaction();
  const holder = await access.linkHolder(request, named);
  if (!holder) throw invalidTransaction();
  if (named.kind !== 'collection' && (await isRevoked(context, named))) throw invalidTransaction();
  const onlyInvoice =
    named.kind === 'collection' ? await openInvoiceOf(context, holder.customer, named.id) : named.id;
  if (onlyInvoice === null) throw invalidTransaction();
  return { ...holder, onlyInvoice };
};

/** By the token, or without one by the header `api-key` of a public payment form. Throws as `access.customer` does; 429 `too_many_attempts`. */
export const findSender = async (context: Context, request: FastifyRequest): Promise<Payer> => {
  const key = request.headers['api-key'];
  if (bearerToken(request) !== null || typeof key !== 'string' || key === '') {
    return { ...(await context.access.customer(request)), onlyInvoice: null };
  }
  return findLinkPayer(context, request, key, ['payment_key']).catch((error: unknown) => {
    const hasEnded = error instanceof Refusal && error.code === 'invalid_transaction';
    throw hasEnded ? new Refusal(401, 'token_expired', 'the payment form has expired') : error;
  });
};

/** Throws 403 `prices_hidden` for whoever may not know what an order costs, because every answer and every refusal would tell. */
export const checkPayer = (sender: Payer): Payer => {
  if (sender.onlyInvoice === null && !sender.seesPrices) {
    throw new Refusal(403, 'prices_hidden', 'prices are hidden from this user');
  }
  return sender;
};

/** Keeps the language in which a customer reads who places or pays; whoever has a payment form may be somebody else. */
export const keepSenderLanguage = async (
  context: Context,
  request: FastifyRequest,
  { onlyInvoice, customer }: Payer,
): Promise<void> => {
  if (onlyInvoice !== null) return;
  await keepReaderLanguage(context, request, { companyId: customer.companyId, userId: customer.user.id });
};

/** A sender who may pay. Throws as `findSender` and `checkPayer`. */
export const findPayer = async (context: Context, request: FastifyRequest): Promise<Payer> =>
  checkPayer(await findSender(context, request));
