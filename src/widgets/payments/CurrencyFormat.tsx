import { type ReactNode, useMemo } from 'react';
import { FormatContext, useFormat } from '../../components/useFormat.ts';
import { createFormat } from '../../domain/numbers/format.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { useCompany } from '../../state/usePortal.ts';

type CurrencyFormatProps = {
  /** Undefined: the company's. */
  currency: string | undefined;
  children: ReactNode;
};

/** Shows the amounts inside in an invoice's currency, which may be another than the company's. */
export function CurrencyFormat({ currency, children }: CurrencyFormatProps) {
  const outer = useFormat();
  const company = useCompany();
  const { language } = useAppearance();
  const { locale: companyLocale, settings } = company;
  const { priceDecimals } = settings;
  const format = useMemo(
    () =>
      currency === undefined || currency === company.currency
        ? outer
        : createFormat({ companyLocale, language, currency, priceDecimals }),
    [outer, companyLocale, language, currency, company.currency, priceDecimals],
  );
  return <FormatContext value={format}>{children}</FormatContext>;
}
