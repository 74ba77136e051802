import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { phone } from '../design-system/theme/media.ts';
import { ONE } from '../domain/numbers/decimal.ts';
import type { PriceBreak } from '../domain/pricing/priceBreaks.ts';
import { useFormat } from './useFormat.ts';

const Breaks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(152px, max(31%, 104px)), 1fr));
  gap: 10px;

  ${phone} {
    gap: 8px;
  }
`;

const BreakButton = styled.button`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 3px;
  min-height: 89px;
  padding: 10px 14px;
  border: 1px solid var(--wp-line);
  border-radius: var(--wp-radius-card);
  background: var(--wp-surface);
  font-size: 13px;
  text-align: start;

  & > strong {
    font-size: 20px;
    line-height: 1.15;
  }

  & > small {
    color: var(--wp-muted);
    font-size: 12px;
  }

  & > small[data-saved] {
    color: var(--wp-brand-text);
    font-weight: 650;
  }

  & > svg {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-end: 10px;
    width: 20px;
    height: 20px;
    padding: 4px;
    border-radius: 50%;
    background: var(--wp-brand);
    color: var(--wp-on-brand);
  }

  &[aria-pressed='true'] {
    border-color: var(--wp-brand-edge);
    background: var(--wp-brand-tint);
    box-shadow: inset 0 0 0 1px var(--wp-brand-edge);
  }

  ${phone} {
    min-height: 75px;
    padding: 7px 10px;
    font-size: 12px;

    & > strong {
      font-size: 16px;
    }

    & > svg {
      display: none;
    }
  }
`;

type PriceBreakButtonsProps = {
  breaks: readonly PriceBreak[];
  reached: PriceBreak | null;
  onChoose(chosen: PriceBreak): void;
};

/** From how many a unit costs how much, and what that saves. The one that the quantity reaches is pressed. */
export function PriceBreakButtons({ breaks, reached, onChoose }: PriceBreakButtonsProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  return (
    <Breaks role="group" aria-label={t('breaks.title')}>
      {breaks.map((each) => {
        const isReached = each === reached;
        const quantity = format.number(each.from);
        return (
          <BreakButton
            key={each.from.toFixed()}
            type="button"
            aria-pressed={isReached}
            onClick={() => onChoose(each)}
          >
            <span>{each.from.eq(ONE) ? quantity : t('breaks.orMore', { quantity })}</span>{' '}
            <strong>{format.price(each.unitPrice)}</strong>{' '}
            {each.saved.gt(0) ? (
              <small data-saved>{t('breaks.save', { amount: format.money(each.saved) })}</small>
            ) : (
              <small>{t('breaks.yours')}</small>
            )}
            {isReached && <Check aria-hidden />}
          </BreakButton>
        );
      })}
    </Breaks>
  );
}
