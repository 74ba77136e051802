import type { TransactionSummary } from '../../domain/history/transaction.ts';
import type { Http } from '../calls.ts';

/** Works without a session. Empty when there is no PDF. `language` is en, es or fr. */
export const documentLink = (
  http: Pick<Http, 'serviceUrl'>,
  {
    kind,
    encryptedId,
  }: Pick<TransactionSummary, 'encryptedId'> & { kind: TransactionSummary['kind'] | 'collection' },
  language: string,
): string => {
  if (encryptedId === '') return '';
  const file = `${encodeURIComponent(encryptedId)}.pdf`;
  return `${http.serviceUrl('api')}/documents/${kind}/${file}?lang=${encodeURIComponent(language)}`;
};
