import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import type { PriceChip } from '../../domain/pricing/priceChip.ts';

type NextBreakProps = {
  chip: Extract<PriceChip, { kind: 'price' | 'gift' }>;
  /** The whole sentence, for screen readers. */
  children: ReactNode;
};

/** The next break in few words: "24+ $8.17". */
export function NextBreak({ chip, children }: NextBreakProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const number = format.number(chip.quantity);
  return (
    <>
      <span aria-hidden>
        {chip.kind === 'price'
          ? `${number}+ ${format.price(chip.price)}`
          : t('chip.gift', { number, gifts: format.number(chip.gifts) })}
      </span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );
}
