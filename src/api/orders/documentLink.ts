import type { TransactionSummary } from '../../domain/orders/transaction.ts';
import type { Http } from '../calls.ts';

/**
 * The URL of a transaction's PDF, {api}/documents/{kind}/{encrypted id}.pdf?lang (specification §7). It works in a new tab
 * without a session. Empty when there is no PDF. `language` is en, es or fr.
 */
export const documentLink = (
  http: Pick<Http, 'serviceUrl'>,
  { kind, encryptedId }: Pick<TransactionSummary, 'kind' | 'encryptedId'>,
  language: string,
): string => {
  if (encryptedId === '') return '';
  const file = `${encodeURIComponent(encryptedId)}.pdf`;
  return `${http.serviceUrl('api')}/documents/${kind}/${file}?lang=${encodeURIComponent(language)}`;
};
