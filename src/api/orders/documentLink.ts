import type { TransactionSummary } from '../../domain/orders/transaction.ts';
import type { Http } from '../calls.ts';

/**
 * The link to a transaction's PDF, {api}/documents/{kind}/{encrypted id}.pdf?lang (specification §7): opens in a new tab
 * without a session of its own. Empty when the back office has none for it. `language` is en, es or fr.
 */
export const documentLink = (
  http: Pick<Http, 'addressOf'>,
  { kind, encryptedId }: Pick<TransactionSummary, 'kind' | 'encryptedId'>,
  language: string,
): string => {
  if (encryptedId === '') return '';
  const file = `${encodeURIComponent(encryptedId)}.pdf`;
  return `${http.addressOf('api')}/documents/${kind}/${file}?lang=${encodeURIComponent(language)}`;
};
