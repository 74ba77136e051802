import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ExplainedAmount } from '../../components/ExplainedAmount.tsx';
import { Price } from '../../components/Price.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { QuantityInput } from '../../components/QuantityInput.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { productTitle, type TitleSettings } from '../../domain/catalogue/productTitle.ts';
import { storeQuery } from '../../domain/catalogue/storeView.ts';
import { floorDivide, toDecimal, ZERO } from '../../domain/numbers/decimal.ts';
import { formatForWire } from '../../domain/numbers/localNumber.ts';
import { canOrderAgain, type OrderAgainLine } from '../../domain/orders/orderAgain.ts';
import { baseUnitsPerQuantity } from '../../domain/pricing/baseQuantity.ts';
import type { LineQuote } from '../../domain/recommendations/quoteLine.ts';
import { paths } from '../../routing/paths.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 24px 44px minmax(0, 1fr) auto minmax(112px, auto);
  gap: 4px 12px;
  align-items: center;
  padding: 10px 0;
  content-visibility: auto;
  contain-intrinsic-size: auto 72px;

  & + & {
    border-block-start: 1px solid var(--wp-line);
  }

  ${phone} {
    grid-template-columns: 24px 44px minmax(0, 1fr) auto;
    contain-intrinsic-size: auto 120px;
  }
`;

const TextColumn = styled.div`
  min-width: 0;

  ${phone} {
    grid-column: 3 / -1;
  }
`;

const Name = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Notes = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  color: var(--wp-muted);
  font-size: 13px;
`;

const Quantity = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--wp-muted);
  font-size: 13px;

  ${phone} {
    --wp-reason-end: auto;
    flex-wrap: wrap;
    gap: 2px 8px;
    grid-column: 1 / 4;
  }
`;

const Unit = styled.span`
  width: 84px;

  ${phone} {
    width: auto;
  }
`;

const Amount = styled.p`
  font-weight: 600;
  text-align: end;
  white-space: nowrap;
`;

type OrderAgainRowProps = {
  orderAgainLine: OrderAgainLine;
  settings: TitleSettings & { quantityLabel: string; sizeInput: boolean };
  hidden: boolean;
  quantity: string;
  quote: LineQuote | null;
  isSelected: boolean;
  notes: ReactNode;
  onSelect(isSelected: boolean): void;
  onQuantityChange(quantity: string): void;
};

export function OrderAgainRow({
  orderAgainLine,
  settings,
  hidden,
  quantity,
  quote,
  isSelected,
  notes,
  onSelect,
  onQuantityChange,
}: OrderAgainRowProps) {
  const { t } = useTranslation(['history', 'common']);
  const format = useFormat();
  const id = useId();
  const { line, state, offer, unit, size, available } = orderAgainLine;
  const { name } = productTitle({ ...line, barcode: '' }, settings);
  const product = name || line.code;
  const canOrder = canOrderAgain(state);
  const baseUnits = baseUnitsPerQuantity({ unit, size: size?.value ?? null }, settings.sizeInput);
  /** In the chosen unit. */
  const limitToStock = (value: string) => {
    const maxQuantity = available && floorDivide(available, baseUnits);
    return maxQuantity && toDecimal(value)?.gt(maxQuantity)
      ? {
          value: formatForWire(maxQuantity),
          reason: t('again.short', { available: format.number(available) }),
        }
      : { value };
  };
  return (
    <Row aria-labelledby={id}>
      {canOrder ? (
        <Checkbox
          label={<VisuallyHidden>{t('again.pick', { product })}</VisuallyHidden>}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      ) : (
        <span />
      )}
      <ProductPicture src={offer?.product.image || line.image} size={44} />
      <TextColumn>
        <Name id={id}>
          {offer ? (
            <TextLink as={Link} to={paths.product(line.productId)}>
              {product}
            </TextLink>
          ) : (
            product
          )}
        </Name>
        <Notes>
          {notes}
          {!canOrder && line.subline && (
            <TextLink
              as={Link}
              to={paths.store(storeQuery({ sublines: [line.subline] }))}
              aria-label={t('again.similarTo', { product })}
            >
              {t('again.similar')}
            </TextLink>
          )}
        </Notes>
      </TextColumn>
      {canOrder && (
        <>
          <Quantity>
            <QuantityInput
              product={product}
              quantityLabel={settings.quantityLabel}
              value={quantity}
              unit={unit}
              adjust={limitToStock}
              onCommit={onQuantityChange}
            />
            <Unit>{[unit?.name ?? t('common:piece'), size?.text].filter(Boolean).join(' × ')}</Unit>
          </Quantity>
          <Amount>
            {quote ? (
              <ExplainedAmount priced={quote} unit={unit} size={size} hidden={hidden} />
            ) : (
              <Price value={ZERO} hidden={hidden} kind="amount" />
            )}
          </Amount>
        </>
      )}
    </Row>
  );
}
