import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { NameLink } from '../../design-system/NameLink.ts';
import { ProgressBar } from '../../design-system/ProgressBar.tsx';
import type { Offer } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import type { ConditionProgress } from '../../domain/deals/dealProgress.ts';
import { type DealReward, dealReward } from '../../domain/deals/dealReward.ts';
import { dealShortfall } from '../../domain/deals/dealShortfall.ts';
import { type Decimal, ONE } from '../../domain/numbers/decimal.ts';
import { unitFactor } from '../../domain/pricing/baseQuantity.ts';
import { paths } from '../../routing/paths.ts';
import type { Deals } from '../../state/deals/useDeals.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 6px 12px;
  align-items: center;
`;

const TextColumn = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

const ProductLink = styled(NameLink)`
  justify-self: start;
  margin-block: -2px;
`;

const RewardText = styled.p`
  color: var(--wp-brand-text);
  font-size: 13px;
`;

const ProgressColumn = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 8px 12px;
  font-size: 13px;

  & > :first-child {
    flex: 1 1 140px;
  }

  & > button {
    margin-inline-start: auto;
  }
`;

const MetMark = styled(Check)`
  width: 20px;
  height: 20px;
  color: var(--wp-ok);
`;

type DealConditionProps = {
  progress: ConditionProgress;
  offer: Offer;
  terms: Deals['terms'];
  /** Null when the card has a button for all conditions. */
  onFill: ((product: string) => void) | null;
  disabled: boolean;
};

type RewardProps = { productId: number; quantity: Decimal; reward: DealReward | null };

// "Buy 12, get 1 free" of the same product, "Buy 12, get 1 × Apple juice 1 L free" of another.
function Reward({ productId, quantity, reward }: RewardProps) {
  const { t } = useTranslation('deals');
  const format = useFormat();
  const gifts = (reward?.gifts ?? []).map((gift) =>
    t(gift.productName && gift.productId !== productId ? 'reward.gift' : 'reward.plainGift', {
      quantity: format.number(gift.quantity),
      product: gift.productName,
    }),
  );
  const required = format.number(quantity);
  const buy = reward?.isCheaper
    ? t('reward.price', {
        quantity: required,
        price: format.price(reward.unitPrice),
        before: format.price(reward.before),
      })
    : t('buy', { quantity: required });
  return [buy, ...gifts].join(', ');
}

export function DealCondition({ progress, offer, terms, onFill, disabled }: DealConditionProps) {
  const { t } = useTranslation('deals');
  const format = useFormat();
  const id = useId();
  const { settings, pricing, hidesPrices } = terms;
  const { product, price, rules, units } = offer;
  const { condition, ordered, required, missing, isMet } = progress;
  const { name } = productTitle(product, settings);
  const reward = hidesPrices
    ? null
    : dealReward(condition, { price, rules, defaultTax: product.defaultTax, ...pricing });
  const shortfall = dealShortfall(progress, units, pricing.settings.sizeInput);
  const quantity = format.number(shortfall?.quantity ?? null);
  const isPack = shortfall?.unit && !unitFactor(shortfall.unit).eq(ONE);
  const quantityText = isPack ? t('many', { count: quantity, unit: shortfall.unit?.name }) : quantity;

  return (
    <Row aria-labelledby={id}>
      <ProductPicture src={product.image} size={44} />
      <TextColumn>
        <ProductLink as={Link} id={id} to={paths.product(product.id)}>
          {name}
        </ProductLink>
        <RewardText>
          <Reward productId={product.id} quantity={required} reward={reward} />
        </RewardText>
      </TextColumn>
      {isMet && <MetMark aria-hidden />}
      <ProgressColumn>
        <ProgressBar
          label={t('short', {
            held: format.number(isMet ? required : ordered),
            wanted: format.number(required),
          })}
          value={ordered.div(required).toNumber()}
          valueText={isMet ? t('done') : t('toGo', { many: format.number(missing) })}
        />
        {!isMet && onFill && (
          <Button
            disabled={disabled}
            onClick={() => onFill(name)}
            aria-label={t('fill.label', { product: name, many: quantityText })}
          >
            {t('fill.word', { many: quantityText })}
          </Button>
        )}
      </ProgressColumn>
    </Row>
  );
}
