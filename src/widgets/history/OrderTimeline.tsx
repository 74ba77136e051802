import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import type { ShownStep } from '../../domain/history/orderSteps.ts';

const Frame = styled.div`
  container: steps / inline-size;
`;

const vertical = css`
  grid-auto-flow: row;
  gap: 10px;
  text-align: start;

  & > li {
    grid-template-columns: 26px minmax(0, 7em) auto;
    justify-content: start;
    justify-items: start;
    align-items: center;
    gap: 2px 10px;
  }

  & > li > :first-child {
    margin: 0;
  }

  & > li + li::before {
    inset: -10px auto 100% 12px;
    width: 2px;
    height: auto;
  }
`;

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  margin-block-end: 3px;
  border: 2px solid var(--wp-control);
  border-radius: 50%;

  [data-done] > & {
    border-color: var(--wp-ok);
    background: var(--wp-ok);
    color: var(--wp-surface);
  }

  & > svg {
    width: 14px;
    height: 14px;
    stroke-width: 3;
  }
`;

const Name = styled.span`
  color: var(--wp-ink);
  font-size: 14px;

  [aria-current] > & {
    font-weight: 700;
  }
`;

const small = css`
  & > li {
    font-size: 12px;
    line-height: 1.35;
  }

  & > li + li::before {
    inset: 10px calc(50% + 13px) auto calc(-50% + 13px);
  }

  ${Dot} {
    width: 22px;
    height: 22px;
  }

  ${Name} {
    font-size: 12.5px;
  }

  @container steps (max-width: 299.98px) {
    & > li {
      padding-inline: 3px;
    }

    & > li,
    ${Name} {
      font-size: 11px;
    }
  }
`;

type TimelineLayout = 'fitting' | 'vertical' | 'horizontal';

const LAYOUTS: Record<TimelineLayout, ReturnType<typeof css>> = {
  fitting: css`
    @container steps (max-width: 559.98px) {
      ${vertical}
    }
  `,
  vertical,
  horizontal: small,
};

const Steps = styled.ol<{ $layout: TimelineLayout }>`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  text-align: center;
  print-color-adjust: exact;

  & > li {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
    color: var(--wp-muted);
    font-size: 13px;
    text-wrap: balance;
  }

  & > li + li::before {
    content: '';
    position: absolute;
    inset: 12px calc(50% + 16px) auto calc(-50% + 16px);
    height: 2px;
    background: var(--wp-line);
  }

  & > li[data-done]::before {
    background: var(--wp-ok);
  }

  & > [aria-current] {
    color: var(--wp-ink);
  }

  ${({ $layout }) => LAYOUTS[$layout]}
`;

type OrderTimelineProps = {
  steps: readonly ShownStep[];
  layout?: TimelineLayout;
};

/** What has become of an order, and what is to come, each with its day; `fitting`: vertical where it is narrow. Nothing without steps. */
export function OrderTimeline({ steps, layout = 'fitting' }: OrderTimelineProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  if (steps.length === 0) return null;
  const dayOf = (date: string | null, isDone: boolean) => {
    if (layout === 'horizontal') return format.date(date, 'day');
    const day = format.date(date, 'short');
    return day && !isDone ? t('steps.expected', { date: day }) : day;
  };
  return (
    <Frame>
      <Steps aria-label={t('steps.label')} $layout={layout}>
        {steps.map(({ step, isDone, isCurrent, date, note }) => {
          const Mark = step === 'cancelled' ? X : Check;
          return (
            <li key={step} data-done={isDone || undefined} aria-current={isCurrent ? 'step' : undefined}>
              <Dot>{isDone && <Mark role="img" aria-label={t('steps.done')} />}</Dot>
              <Name>{t(`steps.${step}`)}</Name>
              {note ?? dayOf(date, isDone)}
            </li>
          );
        })}
      </Steps>
    </Frame>
  );
}
