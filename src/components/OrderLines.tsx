import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../design-system/Badge.ts';
import { DottedParts } from '../design-system/DottedParts.tsx';
import { SmallText } from '../design-system/MutedText.ts';
import { Unbroken } from '../design-system/Unbroken.tsx';
import type { Decimal } from '../domain/numbers/decimal.ts';
import { toDecimal } from '../domain/numbers/decimal.ts';
import { Price } from './Price.tsx';
import type { Explain } from './PriceTrail.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { useFormat } from './useFormat.ts';
import { useOwnNumbersText } from './useOwnNumbersText.ts';
import { WhyPrice } from './WhyPrice.tsx';

/**
 * `quantity`: decimal text in `unit`, which is empty for pieces. `baseQuantity`: base units. `amount`: after
 * the line's discount, before tax. `unitPrice`: what a base unit costs, before tax. Null when unknown.
 */
export type OrderLine = {
  key: string;
  name: string;
  detail: string;
  /** The customer's own part numbers. */
  ownNumbers: readonly string[];
  image: string;
  quantity: string | null;
  unit: string;
  size: string;
  isGift: boolean;
  note: string;
  amount: Decimal | string | null;
  baseQuantity: Decimal | null;
  unitPrice: Decimal | string | null;
  // Shown where there are columns only, as `cells`. `before`: what a base unit costs without it.
  discount?: Decimal | null;
  before?: Decimal | null;
  cells?: ReactNode;
  explain: Explain | null;
  problem?: string | undefined;
};

const List = styled.ul`
  container: order-lines / inline-size;

  & > li + li {
    border-block-start: 1px solid var(--wp-line);
  }

  &[data-dense] > li {
    padding: 2px 0;
    border: 0;
    line-height: 18px;
  }
`;

const Row = styled.li<{ $picture: number }>`
  --picture: ${({ $picture }) => $picture}px;
  display: grid;
  grid-template-columns: var(--picture) minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  padding: 9px 0;
  break-inside: avoid;

  @container order-lines (max-width: 299.98px) {
    grid-template-columns: var(--picture) minmax(0, 1fr);
    gap: 2px 12px;

    & > :last-child {
      grid-column: 2;
    }
  }
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const ProblemText = styled.p`
  color: var(--wp-bad);
  font-size: 13px;
  font-weight: 600;
`;

const Amount = styled.p`
  font-weight: 600;
  text-align: end;
  white-space: nowrap;
`;

type LineDetailProps = { line: OrderLine; hidden: boolean };

export function UnitPrice({ explain, price }: Pick<OrderLine, 'explain'> & { price: string }) {
  if (!explain) return price;
  return (
    <WhyPrice align="start" explain={explain}>
      {price}
    </WhyPrice>
  );
}

/**
 * As it was ordered, then what that comes to: "2 × Case of 12 · 24 × $8.17 · CO-1052"; in base units "10 × $9.50"; without a price
 * "2 × Case of 12" or "2 × Each". As columns only "2 × Case of 12" and "$8.17".
 */
function LineDetail({ line, hidden }: LineDetailProps) {
  const { t } = useTranslation(['common', 'orders']);
  const format = useFormat();
  const ownNumbersText = useOwnNumbersText();
  const { quantity, unit, size, isGift, baseQuantity, unitPrice, explain, detail, ownNumbers } = line;
  const price = format.price(unitPrice);
  const isPriced = !hidden && !isGift && baseQuantity && price;
  const isInBaseUnits = size === '' && baseQuantity && toDecimal(quantity)?.eq(baseQuantity);
  const number = format.number(quantity);
  const ordered = [number, unit || t('piece'), size].filter(Boolean).join(' × ');
  const pieces = number && t('orders:line.pieces', { count: Number(quantity), number });
  const own = ownNumbersText(ownNumbers);
  const quantityCell = (text: string) => <span data-column>{text}</span>;
  return (
    <DottedParts>
      {!(isPriced && isInBaseUnits) && quantityCell(unit || size ? ordered : pieces)}
      {isPriced && (
        <>
          {isInBaseUnits ? quantityCell(number) : <span data-narrow>{format.number(baseQuantity)}</span>}
          <span data-narrow> × </span>
          <span data-column>
            <UnitPrice explain={explain} price={price} />
          </span>
          {line.cells}
        </>
      )}
      {(detail || own) && (
        <span data-codes>
          {detail && <Unbroken text={detail} />}
          {detail && own && ' · '}
          {own}
        </span>
      )}
    </DottedParts>
  );
}

type OrderLinesProps = {
  label: string;
  lines: readonly OrderLine[];
  hidden: boolean;
  isDense?: boolean;
};

export function OrderLines({ label, lines, hidden, isDense = false }: OrderLinesProps) {
  const { t } = useTranslation('orders');
  const picture = isDense ? 36 : 44;
  return (
    <List aria-label={label} data-dense={isDense || undefined}>
      {lines.map((line) => {
        const { key, name, image, isGift, note, amount, problem } = line;
        return (
          <Row key={key} $picture={picture}>
            <ProductPicture src={image} size={picture} />
            <div>
              <Name>
                {name}
                {isGift && <Badge $tone="ok">{t('line.gift')}</Badge>}
              </Name>
              <SmallText data-parts>
                <LineDetail line={line} hidden={hidden} />
              </SmallText>
              {note && <SmallText>{t('line.note', { note })}</SmallText>}
              {problem && <ProblemText data-problem>{problem}</ProblemText>}
            </div>
            <Amount>
              {isGift ? (
                t('line.free')
              ) : (
                <Price
                  value={typeof amount === 'string' ? toDecimal(amount) : amount}
                  hidden={hidden}
                  kind="amount"
                />
              )}
            </Amount>
          </Row>
        );
      })}
    </List>
  );
}
