import { isoDay } from '../../calendar.ts';
import type { Database, TransactionRow } from '../../database/schema.ts';
import { paymentRowsOf } from '../../payments/paymentRowsOf.ts';
import { toPrinted } from '../../payments/paymentStep.ts';
import type { SheetFacts } from '../../pdf/types.ts';
import { maySeePrices } from '../../session/authorise.ts';
import { companyRules } from '../../settings.ts';
import type { Language } from '../../texts/language.ts';
import type { DocumentHolder } from './documentHolder.ts';
import { linesOf } from './findTransaction.ts';
import { forcesPrices } from './presentTransaction.ts';

export const transactionFacts = async (
  database: Database,
  { company, seller, user }: DocumentHolder,
  row: TransactionRow,
  { language, now }: { language: Language; now: Date },
): Promise<SheetFacts> => {
  const lines = await linesOf(database, row);
  const seesPrices = maySeePrices(companyRules(company), user) || forcesPrices(lines);
  const payments = seesPrices ? await paymentRowsOf(database, row.company_id, row.id) : [];
  return {
    row,
    lines,
    payments: payments.map((payment) => toPrinted(payment, now)),
    company,
    seller,
    user,
    seesPrices,
    language,
    today: isoDay(now),
  };
};

export const transactionFileName = ({
  kind,
  transaction_number: number,
}: Pick<TransactionRow, 'kind' | 'transaction_number'>): string =>
  `${kind}-${number.replaceAll(/[^\w-]/g, '_')}.pdf`;
