import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SmallText } from '../design-system/MutedText.ts';
import { type OrderLine, OrderLines } from './OrderLines.tsx';

const Frame = styled.div`
  container: order-columns / inline-size;
`;

// Without the room for columns the lines look as OrderLines shows them.
const Grid = styled.div`
  & > p {
    display: none;
    padding-block-end: 6px;
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
  }

  @media print {
    & li {
      padding-block: 4px;
    }

    & li > :first-child {
      display: none;
    }
  }
`;

type OrderColumnsProps = { label: string; lines: readonly OrderLine[]; hidden: boolean };

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
        <OrderLines {...props} />
      </Grid>
    </Frame>
  );
}
