import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SmallText } from '../design-system/MutedText.ts';
import { type OrderLine, OrderLines, UnitPrice } from './OrderLines.tsx';
import { useFormat } from './useFormat.ts';

const Frame = styled.div`
  container: order-columns / inline-size;
`;

// Without the room for columns the lines look as OrderLines shows them.
const Grid = styled.div`
  & > p {
    display: none;
    padding-block-end: 6px;
  }

  & [data-instead] {
    display: none;
  }

  @container order-columns (min-width: 600px) {
    display: grid;
    grid-template-columns: auto minmax(160px, 1fr) repeat(4, auto);
    column-gap: 16px;

    & > p,
    & > ul,
    & li {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
      gap: 0 16px;
    }

    & > ul {
      container: none;
      border-block-start: 1px solid var(--wp-line);
    }

    & li {
      align-items: baseline;
    }

    & li > :first-child {
      grid-row: 1 / span 2;
      align-self: center;
    }

    & li > div,
    & [data-parts],
    & [data-parts] > span,
    & [data-parts] > span > span {
      display: contents;
    }

    & li p,
    & [data-codes] {
      grid-column: 2;
    }

    /* The others follow each other. */
    & > p > :last-child,
    & li > p {
      grid-area: 1 / 6;
    }

    & [data-column],
    & li p:first-child {
      grid-row: 1;
      color: var(--wp-ink);
    }

    & > p,
    & [data-column] {
      text-align: end;
    }

    & [data-codes] {
      text-align: start;
    }

    && :is([data-narrow], [data-dot]) {
      display: none;
    }

    & :has(+ [data-instead]) {
      display: none;
    }

    && [data-instead] {
      display: contents;
    }
  }

  @media print {
    & li {
      padding-block: 4px;
    }

    & li > :first-child {
      display: none;
    }

    /* Its place is the product's then. */
    & div,
    & div p,
    & [data-codes] {
      grid-column: 1 / 3;
    }
  }
`;

type OrderColumnsProps = { label: string; lines: readonly OrderLine[]; hidden: boolean };

// Instead of what is paid: the price before the discount, and the discount.
function DiscountCells({ line }: { line: OrderLine }) {
  const { explain, before = null, discount } = line;
  const format = useFormat();
  return (
    <span data-instead>
      <span data-column>
        <UnitPrice explain={explain} price={format.price(before)} />
      </span>
      <span data-column>{format.money(discount?.times(-1) ?? null)}</span>
    </span>
  );
}

const withCells = (line: OrderLine): OrderLine =>
  line.discount ? { ...line, cells: <DiscountCells line={line} /> } : line;

/** The lines of an order; where there is room, in columns as its PDF has them. */
export function OrderColumns(props: OrderColumnsProps) {
  const { t } = useTranslation('orders');
  const { lines, hidden } = props;
  const hasDiscount = lines.some(({ discount }) => discount);
  const heads = ['quantity', 'price', hasDiscount && 'discount', 'amount'] as const;
  return (
    <Frame>
      <Grid>
        <SmallText aria-hidden>
          <span data-codes>{t('column.product')}</span>
          {(hidden ? (['quantity', 'amount'] as const) : heads).map(
            (head) => head && <span key={head}>{t(`column.${head}`)}</span>,
          )}
        </SmallText>
        <OrderLines {...props} lines={lines.map(withCells)} />
      </Grid>
    </Frame>
  );
}
