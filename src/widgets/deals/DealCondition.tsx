import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { ProgressBar } from '../../design-system/ProgressBar.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import type { ConditionProgress } from '../../domain/deals/dealProgress.ts';
import { type DealReward, dealReward } from '../../domain/deals/dealReward.ts';
import { dealShortfall } from '../../domain/deals/dealShortfall.ts';
import { ONE } from '../../domain/numbers/decimal.ts';
import { unitFactor } from '../../domain/pricing/baseQuantity.ts';
import { paths } from '../../routing/paths.ts';
import type { Deals } from '../../state/deals/useDeals.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 6px 12px;
  align-items: center;
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

/** Larger hit area for touch. */
const Name = styled(TextLink)`
  justify-self: start;
  margin-block: -2px;
  padding-block: 2px;
`;

const Says = styled.p`
  color: var(--wp-brand-text);
  font-size: 13px;
`;

const Progress = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: flex-end;
  gap: 12px;
  font-size: 13px;

  & > :first-child {
    flex: 1;
  }
`;

const Met = styled.span`
  display: grid;
  color: var(--wp-ok);

  & > svg {
    width: 20px;
    height: 20px;
  }
`;

type DealConditionProps = {
  progress: ConditionProgress;
  offer: Offer;
  terms: Deals['terms'];
  /** Null where the deal's own button fills it. */
  onFill: (() => void) | null;
  disabled: boolean;
};

/** The reward; nothing when prices are hidden or the rules give none. */
function Reward({ reward }: { reward: DealReward }) {
  const { t } = useTranslation('deals');
  const format = useFormat();
  const gifts = reward.gifts.map(({ quantity, productName }) =>
    productName
      ? t('reward.gift', { quantity: format.number(quantity), product: productName })
      : t('reward.plainGift', { quantity: format.number(quantity) }),
  );
  const price = t('reward.price', {
    price: format.price(reward.unitPrice),
    before: format.price(reward.before),
  });
  return [...(reward.isCheaper ? [price] : []), ...gifts].join(', ');
}

/** Product, quantity, reward and progress of a condition. */
export function DealCondition({ progress, offer, terms, onFill, disabled }: DealConditionProps) {
  const { t } = useTranslation('deals');
  const format = useFormat();
  const id = useId();
  const { settings, pricing, hidesPrices } = terms;
  const { product, price, rules, units } = offer;
  const { condition, ordered, required, isMet } = progress;
  const { name } = productTitle(product, settings);
  const reward = hidesPrices
    ? null
    : dealReward(condition, { price, rules, defaultTax: product.defaultTax, ...pricing });
  const fill = dealShortfall(progress, units, pricing.settings.sizeInput);
  const count = format.number(fill?.quantity ?? null);
  const isPack = fill?.unit && !unitFactor(fill.unit).eq(ONE);
  const many = isPack ? t('many', { count, unit: fill.unit?.name }) : count;

  return (
    <Row aria-labelledby={id}>
      <ProductPicture src={product.image} size={44} />
      <Words>
        <Name as={Link} id={id} to={paths.product(product.id)}>
          {name}
        </Name>
        <Says>
          {t('buy', { quantity: format.number(required) })}
          {reward && (
            <>
              {': '}
              <Reward reward={reward} />
            </>
          )}
        </Says>
      </Words>
      {isMet && (
        <Met>
          <Check aria-hidden />
        </Met>
      )}
      <Progress>
        <ProgressBar
          label={t('short', { held: format.number(ordered), wanted: format.number(required) })}
          value={ordered.div(required).toNumber()}
          valueText={isMet ? t('done') : t('toGo', { many })}
        />
        {!isMet && onFill && (
          <Button disabled={disabled} onClick={onFill} aria-label={t('fill.label', { product: name, many })}>
            {t('fill.word')}
          </Button>
        )}
      </Progress>
    </Row>
  );
}
