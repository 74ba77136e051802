import { type ReactNode, useMemo } from 'react';
import { FormatContext } from '../../components/useFormat.ts';
import { createFormat } from '../../domain/numbers/format.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { useCompany } from '../../state/usePortal.ts';

export function CompanyFormat({ children }: { children: ReactNode }) {
  const { locale: companyLocale, currency, settings } = useCompany();
  const { language } = useAppearance();
  const { priceDecimals } = settings;
  const format = useMemo(
    () => createFormat({ companyLocale, language, currency, priceDecimals }),
    [companyLocale, language, currency, priceDecimals],
  );
  return <FormatContext value={format}>{children}</FormatContext>;
}
