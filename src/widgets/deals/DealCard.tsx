import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Badge } from '../../design-system/Badge.ts';
import { Button } from '../../design-system/Button.tsx';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import type { Deal } from '../../domain/deals/deal.ts';
import type { ConditionProgress, DealProgress } from '../../domain/deals/dealProgress.ts';
import type { Deals } from '../../state/deals/useDeals.ts';
import { DealCondition } from './DealCondition.tsx';

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
`;

const Muted = styled.p`
  color: var(--wp-muted);
`;

const Needs = styled.p`
  font-size: 13px;
  font-weight: 650;
`;

const Conditions = styled.ul`
  display: grid;
  gap: 14px;
`;

const Fill = styled(Button)`
  margin-block-start: auto;
`;

type DealCardProps = {
  deal: Deal;
  progress: DealProgress;
  offers: ReadonlyMap<number, Offer>;
  terms: Deals['terms'];
  /** Nothing can be added yet. */
  disabled: boolean;
  onFill(conditions: readonly ConditionProgress[]): void;
};

/** A deal with its conditions, the cart's progress and a button that adds what is missing. */
export function DealCard({ deal, progress, offers, terms, disabled, onFill }: DealCardProps) {
  const { t } = useTranslation('deals');
  const format = useFormat();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const shown = progress.conditions.flatMap((each) => {
    const offer = offers.get(each.condition.productId);
    return offer ? [{ progress: each, offer }] : [];
  });
  const isAny = deal.needs === 'any';
  /** The pressed button disappears, so the focus moves to the deal. */
  const fill = (conditions: readonly ConditionProgress[]) => {
    card.current?.focus({ preventScroll: true });
    onFill(conditions);
  };
  return (
    <Frame as="article" ref={card} tabIndex={-1} aria-labelledby={id}>
      <div>
        <Top>
          <Heading as="h3" id={id}>
            {deal.name}
          </Heading>
          {progress.isMet ? (
            <Badge $tone="ok">{t('met')}</Badge>
          ) : (
            deal.endsOn && (
              <Badge $tone="warn">{t('until', { date: format.date(deal.endsOn, 'short') })}</Badge>
            )
          )}
        </Top>
        {deal.description && <Muted>{deal.description}</Muted>}
      </div>
      <Needs>{t(`needs.${deal.needs}`, { count: shown.length })}</Needs>
      <Conditions>
        {shown.map((each) => (
          <DealCondition
            key={each.offer.product.id}
            {...each}
            terms={terms}
            disabled={disabled}
            onFill={isAny && !progress.isMet ? () => fill([each.progress]) : null}
          />
        ))}
      </Conditions>
      {!isAny && !progress.isMet && (
        <Fill
          variant="primary"
          disabled={disabled}
          onClick={() => fill(progress.conditions.filter(({ isMet }) => !isMet))}
          aria-label={t('fill.dealLabel', { deal: deal.name })}
        >
          {t('fill.deal')}
        </Fill>
      )}
    </Frame>
  );
}
