import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import type { Deal } from '../../domain/deals/deal.ts';
import type { ConditionProgress, DealProgress } from '../../domain/deals/dealProgress.ts';
import { missingAmount } from '../../domain/deals/missingAmount.ts';
import type { Deals } from '../../state/deals/useDeals.ts';
import { DealBadge } from './DealBadge.tsx';
import { DealCondition } from './DealCondition.tsx';

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
`;

const RequirementText = styled.p`
  font-size: 13px;
  font-weight: 650;
`;

const Conditions = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 14px 32px;
`;

type DealCardProps = {
  deal: Deal;
  progress: DealProgress;
  offers: ReadonlyMap<number, Offer>;
  terms: Deals['terms'];
  disabled: boolean;
  // `filled`: the deal's name, or the product's if each product stands for itself.
  onFill(conditions: readonly ConditionProgress[], filled: string): void;
};

export function DealCard({ deal, progress, offers, terms, disabled, onFill }: DealCardProps) {
  const { t } = useTranslation('deals');
  const format = useFormat();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const visibleConditions = progress.conditions.flatMap((entry) => {
    const offer = offers.get(entry.condition.productId);
    return offer ? [{ progress: entry, offer }] : [];
  });
  const needsAny = deal.needs === 'any';
  /** Each product has its own button. */
  const isEach = needsAny || progress.conditions.length === 1;
  const missing = progress.conditions.filter(({ isMet }) => !isMet);
  const amount = terms.hidesPrices ? null : missingAmount(missing, offers, terms.pricing);
  const addText = missing.length === 2 ? t('fill.both') : t('fill.all', { count: missing.length });
  const fillText = amount ? t('fill.priced', { text: addText, amount: format.money(amount) }) : addText;
  /** The pressed button disappears, so the focus moves to the card. */
  const fill = (conditions: readonly ConditionProgress[], filled: string) => {
    card.current?.focus({ preventScroll: true });
    onFill(conditions, filled);
  };
  return (
    <Frame as="article" ref={card} tabIndex={-1} aria-labelledby={id}>
      <div>
        <Header>
          <Heading as="h3" id={id}>
            {deal.name}
          </Heading>
          <DealBadge deal={deal} progress={progress} />
        </Header>
        {deal.description && <MutedText>{deal.description}</MutedText>}
      </div>
      {visibleConditions.length > 1 && (
        <RequirementText>
          {!needsAny && visibleConditions.length === 2
            ? t('needs.both')
            : t(`needs.${deal.needs}`, { count: visibleConditions.length })}
        </RequirementText>
      )}
      <Conditions>
        {visibleConditions.map((entry) => (
          <DealCondition
            key={entry.offer.product.id}
            {...entry}
            terms={terms}
            disabled={disabled}
            onFill={isEach ? (product) => fill([entry.progress], product) : null}
          />
        ))}
      </Conditions>
      {!isEach && !progress.isMet && (
        <Button
          variant="primary"
          disabled={disabled}
          onClick={() => fill(missing, deal.name)}
          aria-label={t('fill.ofDeal', { text: fillText, deal: deal.name })}
        >
          {fillText}
        </Button>
      )}
    </Frame>
  );
}
