import { useId } from 'react';
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
import { baseUnitsPerQuantity, pricePerChosenUnit } from '../../domain/pricing/baseQuantity.ts';
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

const Words = styled.div`
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

const Note = styled.span<{ $tone: 'warn' | 'ok' }>`
  color: ${({ $tone }) => ($tone === 'ok' ? 'var(--wp-ok)' : 'var(--wp-warn)')};
  font-weight: 600;
`;

const Quantity = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--wp-muted);
  font-size: 13px;

  ${phone} {
    --wp-reason-end: auto;
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
  again: OrderAgainLine;
  settings: TitleSettings & { quantityLabel: string; sizeInput: boolean };
  /** The company hides prices from this customer. */
  hidden: boolean;
  quantity: string;
  /** At that quantity; null: none. */
  price: LineQuote | null;
  isPicked: boolean;
  onPick(isPicked: boolean): void;
  onQuantity(quantity: string): void;
};

/** Differences from the earlier order: price, unit, stock. */
function Differences({
  again,
  price,
  hidden,
}: {
  again: OrderAgainLine;
  price: LineQuote | null;
  hidden: boolean;
}) {
  const { t } = useTranslation(['history', 'common']);
  const format = useFormat();
  const { line, unit, state, available, isOtherUnit } = again;
  const before = toDecimal(line.unitNet);
  const printed = [before, price?.price.originalNetPrice ?? null].map((each) =>
    each && !hidden ? format.price(pricePerChosenUnit(each, unit)) : '',
  );
  const [then = '', now = ''] = printed;
  const isUp = before && price ? price.price.originalNetPrice.gt(before) : false;
  return (
    <>
      {isOtherUnit && (
        <Note $tone="warn">
          {unit
            ? t('again.otherUnit', { before: line.unit || t('common:piece'), after: unit.name })
            : t('again.pieces', { before: line.unit })}
        </Note>
      )}
      {state === 'short' && (
        <Note $tone="warn">{t('again.short', { available: format.number(available) })}</Note>
      )}
      {then && now && then !== now && (
        <Note $tone={isUp ? 'warn' : 'ok'}>
          {t(isUp ? 'again.up' : 'again.down', { before: then, after: now })}
        </Note>
      )}
      {then && then === now && <span>{t('again.same')}</span>}
    </>
  );
}

/** A selectable line with a quantity field, or the reason why it is not available. */
export function OrderAgainRow({
  again,
  settings,
  hidden,
  quantity,
  price,
  isPicked,
  onPick,
  onQuantity,
}: OrderAgainRowProps) {
  const { t } = useTranslation(['history', 'common']);
  const format = useFormat();
  const id = useId();
  const { line, state, offer, unit, size, available } = again;
  const { name } = productTitle({ ...line, barcode: '' }, settings);
  const product = name || line.code;
  const canOrder = canOrderAgain(state);
  const base = baseUnitsPerQuantity({ unit, size: size?.value ?? null }, settings.sizeInput);
  /** Limits the quantity to the stock, in the chosen unit. */
  const settle = (value: string) => {
    const most = available && floorDivide(available, base);
    return most && toDecimal(value)?.gt(most)
      ? { value: formatForWire(most), reason: t('again.short', { available: format.number(available) }) }
      : { value };
  };
  const then = [format.number(line.quantity), line.unit || t('common:piece'), line.typedSize]
    .filter(Boolean)
    .join(' × ');
  return (
    <Row aria-labelledby={id}>
      {canOrder ? (
        <Checkbox
          label={<VisuallyHidden>{t('again.pick', { product })}</VisuallyHidden>}
          checked={isPicked}
          onChange={(event) => onPick(event.currentTarget.checked)}
        />
      ) : (
        <span />
      )}
      <ProductPicture src={offer?.product.image || line.image} size={44} />
      <Words>
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
          <span>{t('again.then', { many: then })}</span>
          {canOrder ? (
            <Differences again={again} price={price} hidden={hidden} />
          ) : (
            <Note $tone="warn">{t(`again.${state}`)}</Note>
          )}
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
      </Words>
      {canOrder && (
        <>
          <Quantity>
            <QuantityInput
              product={product}
              word={settings.quantityLabel}
              value={quantity}
              settle={settle}
              onCommit={onQuantity}
            />
            <Unit>{[unit?.name ?? t('common:piece'), size?.text].filter(Boolean).join(' × ')}</Unit>
          </Quantity>
          <Amount>
            {price ? (
              <ExplainedAmount priced={price} unit={unit} size={size} hidden={hidden} />
            ) : (
              <Price value={ZERO} hidden={hidden} kind="amount" />
            )}
          </Amount>
        </>
      )}
    </Row>
  );
}
