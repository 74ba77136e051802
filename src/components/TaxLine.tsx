import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Decimal } from '../domain/numbers/decimal.ts';
import { commonTax } from '../domain/pricing/commonTax.ts';
import type { TaxEntry } from '../domain/pricing/types.ts';
import { TotalLine } from './Totals.tsx';
import { useFormat } from './useFormat.ts';

type TaxLineProps = {
  lines: readonly (readonly TaxEntry[] | null)[];
  amount?: Decimal | string | null;
  /** Instead of the amount. */
  text?: ReactNode;
  hidden: boolean;
};

export function TaxLine({ lines, hidden, ...amount }: TaxLineProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const common = hidden ? null : commonTax(lines);
  const tax = format.taxName ?? t('totals.tax');
  let label = tax;
  if (common?.kind === 'rate') label = t('totals.taxOf', { tax, rate: format.number(common.rate) });
  if (common?.kind === 'exempt') label = t('totals.taxExempt', { tax });
  return <TotalLine label={label} hidden={hidden} {...amount} />;
}
