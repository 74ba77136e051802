import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ExplainedAmount } from '../../components/ExplainedAmount.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { QuantityInput } from '../../components/QuantityInput.tsx';
import { StockLabel } from '../../components/StockLabel.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { IconButton } from '../../design-system/IconButton.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { ONE } from '../../domain/numbers/decimal.ts';
import { unitFactor } from '../../domain/pricing/baseQuantity.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import type { LineQuote } from '../../domain/recommendations/quoteLine.ts';
import { paths } from '../../routing/paths.ts';
import type { SuggestedProducts } from '../../state/recommendations/useSuggestedProducts.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 24px 44px minmax(0, 1fr) auto 92px minmax(104px, auto) 36px;
  gap: 4px 12px;
  align-items: center;
  min-height: 64px;
  padding: 8px 16px;

  & + & {
    border-block-start: 1px solid var(--wp-line);
  }

  ${phone} {
    grid-template-columns: 24px 44px minmax(48px, 1fr) auto auto;
    gap: 4px 8px;
    min-height: 116px;
    padding-inline: 12px;
  }
`;

const Words = styled.div`
  display: grid;
  min-width: 0;

  ${phone} {
    grid-column: 3 / -1;
  }
`;

/** Larger hit area for touch. */
const Name = styled(TextLink)`
  justify-self: start;
  margin-block: -2px;
  padding-block: 2px;
`;

const Hint = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  color: var(--wp-muted);
  font-size: 13px;
`;

const Quantity = styled.div`
  min-width: 0;

  ${phone} {
    --wp-reason-end: auto;
    grid-column: 1 / 4;
  }
`;

const Held = styled(Quantity)`
  grid-column: span 2;
`;

/** Side by side, stacked on a phone. */
const Figures = styled.div`
  display: contents;

  ${phone} {
    display: flex;
    flex-direction: column-reverse;
    align-items: flex-end;
  }
`;

const Unit = styled.span`
  color: var(--wp-muted);
  font-size: 13px;
  line-height: 1.25;
  overflow-wrap: break-word;

  ${phone} {
    max-width: 128px;
    text-align: end;
  }
`;

const Amount = styled.span`
  font-weight: 700;
  text-align: end;
  white-space: nowrap;
`;

const Last = styled.span`
  display: grid;
  justify-items: end;
`;

const In = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--wp-ok);
  font-size: 13px;
  font-weight: 600;

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`;

type Suggested = SuggestedProducts['products'][number];

/** A quantity with its unit, where that is more than a piece. */
const useQuantityText = () => {
  const { t } = useTranslation('recommendations');
  const format = useFormat();
  return ({ quantity, unit }: { quantity: string; unit: UnitOfMeasure | null }) => {
    const count = format.number(quantity);
    return unit && !unitFactor(unit).eq(ONE)
      ? t('list.many', { count: Number(quantity), unit: unit.name })
      : count;
  };
};

/** "Bought 6 times, about every 28 days, last on 2 Nov". */
const usePurchaseHistoryText = () => {
  const { t } = useTranslation('recommendations');
  const format = useFormat();
  return (usual: Suggested['usual']): string =>
    [
      usual?.timesBought ? t('usual.times', { count: usual.timesBought }) : '',
      usual?.usualDays ? t('usual.every', { count: usual.usualDays }) : '',
      usual?.lastDay ? t('usual.last', { date: format.date(usual.lastDay, 'short') }) : '',
    ]
      .filter(Boolean)
      .join(', ');
};

type SuggestionRowProps = {
  suggestion: Suggested;
  terms: SuggestedProducts['terms'];
  quantity: string;
  priced: LineQuote | null;
  isPicked: boolean;
  disabled: boolean;
  onPick(isPicked: boolean): void;
  onQuantity(quantity: string): void;
  onAdd(): void;
};

/** A suggested product that can be selected, changed or added; shows its quantity in the cart. */
export function SuggestionRow({
  suggestion,
  terms,
  quantity,
  priced,
  isPicked,
  disabled,
  onPick,
  onQuantity,
  onAdd,
}: SuggestionRowProps) {
  const { t } = useTranslation(['recommendations', 'common']);
  const id = useId();
  const many = useQuantityText();
  const habit = usePurchaseHistoryText();
  const { offer, unit, usual, inCart, stock } = suggestion;
  const isSoldOut = stock?.level === 'out';
  const { product } = offer;
  const { name } = productTitle(product, terms.settings);
  return (
    <Row aria-labelledby={id}>
      {inCart ? (
        <span />
      ) : (
        <Checkbox
          label={<VisuallyHidden>{t('list.pick', { product: name })}</VisuallyHidden>}
          checked={isPicked}
          disabled={priced === null || isSoldOut}
          onChange={(event) => onPick(event.currentTarget.checked)}
        />
      )}
      <ProductPicture src={product.image} size={44} />
      <Words>
        <Name as={Link} id={id} to={paths.product(product.id)}>
          {name}
        </Name>
        <Hint>
          <span>{habit(usual) || product.code}</span>
          {stock && <StockLabel stock={stock} />}
        </Hint>
      </Words>
      {inCart ? (
        <Held>
          <In>
            <Check aria-hidden />
            {t('list.inCart', { many: many(inCart) })}
          </In>
        </Held>
      ) : (
        <Quantity>
          <QuantityInput
            product={name}
            word={terms.settings.quantityLabel}
            value={quantity}
            onCommit={onQuantity}
          />
        </Quantity>
      )}
      <Figures>
        {!inCart && <Unit>{unit?.name ?? t('common:piece')}</Unit>}
        <Amount>
          {!inCart &&
            (priced ? (
              <ExplainedAmount
                priced={priced}
                unit={unit}
                isVisitor={terms.isVisitor}
                hidden={terms.hidesPrices}
              />
            ) : (
              t('list.noPrice')
            ))}
        </Amount>
      </Figures>
      <Last>
        {!inCart && (
          <IconButton
            label={t('list.add', { product: name })}
            icon={<Plus aria-hidden />}
            variant="secondary"
            disabled={disabled || priced === null || isSoldOut}
            onClick={onAdd}
          />
        )}
      </Last>
    </Row>
  );
}
