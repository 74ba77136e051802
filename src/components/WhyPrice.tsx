import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { lazyWithRetry } from '../design-system/lazyWithRetry.tsx';
import { Popover, type PopoverProps } from '../design-system/Popover.tsx';
import { VisuallyHidden } from '../design-system/VisuallyHidden.ts';
import type { Explain } from './PriceTrail.tsx';

/** In the chunk of the popover that renders it. */
const PriceTrail = lazyWithRetry(() =>
  import(/* webpackChunkName: "overlays" */ './PriceTrail.tsx').then((module) => module.PriceTrail),
);

const PriceButton = styled.button`
  padding-block: 3px;
  border-radius: 4px;
  color: inherit;
  font: inherit;
  white-space: nowrap;
  text-decoration: underline dotted color-mix(in srgb, currentColor 35%, transparent) 1px;
  text-underline-offset: 4px;

  @media print {
    text-decoration: none;
  }
`;

type WhyPriceProps = {
  explain: Explain;
  align?: PopoverProps['align'];
  children: ReactNode;
};

/** A price whose explanation ("Why this price?") opens when it is pressed. */
export function WhyPrice({ explain, align = 'end', children }: WhyPriceProps) {
  const { t } = useTranslation('common');
  return (
    <Popover
      title={t('price.why')}
      align={align}
      trigger={
        <PriceButton type="button">
          {children}
          <VisuallyHidden> {t('price.why')}</VisuallyHidden>
        </PriceButton>
      }
    >
      {() => <PriceTrail explain={explain} />}
    </Popover>
  );
}
