import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { QuantityInput } from '../../components/QuantityInput.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { wrongFieldIn } from '../../design-system/fields.ts';
import { phone } from '../../design-system/theme/media.ts';
import { useBottomBar } from '../../design-system/useBottomBar.ts';
import { packName } from '../../domain/pricing/baseQuantity.ts';
import type { PriceBreak } from '../../domain/pricing/priceBreaks.ts';
import { savedOn } from '../../domain/pricing/priceBreaks.ts';
import type { LinePrice } from '../../domain/pricing/types.ts';
import { useCart } from '../../state/cart/useCart.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import type { ProductOrdering } from '../../widgets/catalogue/useProductOrdering.ts';
import { LAST } from './ProductFrame.ts';

/** Beside the picture its parts are the card's: the price stands above what changes it. */
const Bar = styled.div`
  display: contents;

  ${phone} {
    position: sticky;
    inset-block-end: var(--wp-navigation-bar, 0px);
    order: ${LAST};
    z-index: 5;
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 68px;
    margin: auto -14px 0;
    padding: 8px 14px calc(8px + var(--wp-safe-bottom));
    border-block-start: 1px solid var(--wp-line);
    background: var(--wp-surface);
  }
`;

const Total = styled.p`
  order: -2;
  margin-block-end: -8px;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 10px;
  font-variant-numeric: tabular-nums;

  & > strong {
    font-size: 30px;
    line-height: 36px;
  }

  & > span {
    color: var(--wp-ok);
    font-size: 13px;
    font-weight: 650;
  }

  ${phone} {
    flex: 1 1 0;
    min-width: min-content;
    margin: 0;

    & > strong {
      font-size: 18px;
      line-height: 1.2;
    }

    & > span {
      font-size: 11px;
      line-height: 1.2;
    }
  }
`;

const AddButton = styled(Button)`
  min-height: 46px;

  ${phone} {
    flex: 1 1 0;
    min-height: 44px;
    min-width: 76px;
    max-width: 150px;
    padding-inline: 6px;
    line-height: 1.15;
    white-space: normal;
  }
`;

type BuyBarProps = {
  product: string;
  ordering: ProductOrdering;
  price: LinePrice | undefined;
  breaks: readonly PriceBreak[];
  /** Whether more of it is added; another size isn’t more of it. */
  isMore: boolean;
  disabled: boolean;
  /** What is chosen: nothing is added while one of its fields has an error. */
  fields: RefObject<HTMLElement | null>;
};

function TotalPrice({ price, breaks }: Pick<BuyBarProps, 'price' | 'breaks'>) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const hidden = usePricesHidden();
  if (hidden || !price?.ok) return null;
  const saved = savedOn(breaks, price);
  return (
    <Total>
      <strong>{format.money(price.gross.minus(price.discount))}</strong>
      {saved && <span>{t('breaks.saved', { amount: format.money(saved) })}</span>}
    </Total>
  );
}

/** Price, quantity and Add. On a phone they stay at the bottom, above the navigation. */
export function BuyBar({ product, ordering, price, breaks, isMore, disabled, fields }: BuyBarProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const { settings } = useCompany();
  const isOpening = useCart(({ status }) => status === 'opening');
  const { quantity, unit, changeQuantity, changeSize, settle } = ordering;
  const isDisabled = disabled || isOpening;
  const add = (toAdd: string) => {
    if (isDisabled) return;
    const unreadable = wrongFieldIn(fields.current);
    unreadable?.focus();
    if (!unreadable) ordering.add(toAdd);
  };
  const number = [format.number(quantity), packName(unit)].filter(Boolean).join(' × ');
  const word = isMore ? t('product.addMore', { number }) : t('add.word');
  return (
    <Bar ref={useBottomBar('action')}>
      <TotalPrice price={price} breaks={breaks} />
      <QuantityInput
        product={product}
        quantityLabel={settings.quantityLabel}
        value={quantity}
        unit={unit}
        disabled={disabled}
        adjust={settle}
        onCommit={changeQuantity}
        onSize={settings.sizeInput ? changeSize : undefined}
        onEnter={add}
      />
      <AddButton
        data-add
        variant={disabled ? 'secondary' : 'primary'}
        disabled={isDisabled}
        aria-label={isMore ? `${word}: ${product}` : t('add.label', { product })}
        onClick={() => add(quantity)}
      >
        {word}
      </AddButton>
    </Bar>
  );
}
