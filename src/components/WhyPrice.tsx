import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Popover, type PopoverProps } from '../design-system/Popover.tsx';
import { PriceTrail } from './lazyExplanations.tsx';
import { PriceButton } from './PriceButton.ts';
import type { Explain } from './PriceTrail.tsx';

type WhyPriceProps = {
  explain: Explain;
  align?: PopoverProps['align'];
  /** The amount; without one the question is seen. */
  children?: ReactNode;
};

export function WhyPrice({ explain, align = 'end', children }: WhyPriceProps) {
  const { t } = useTranslation('common');
  return (
    <Popover
      title={t('price.why')}
      align={align}
      trigger={
        <PriceButton type="button">
          {children}
          {children ? <span data-question> {t('price.why')}</span> : t('price.why')}
        </PriceButton>
      }
    >
      {() => <PriceTrail explain={explain} />}
    </Popover>
  );
}
