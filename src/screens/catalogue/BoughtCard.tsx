import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { MonthBars } from '../../components/MonthBars.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { type Purchase, type Purchases, purchaseMonths } from '../../domain/history/purchases.ts';
import { monthNames } from '../../domain/numbers/monthNames.ts';
import { paths } from '../../routing/paths.ts';
import { usePurchases } from '../../state/history/usePurchases.ts';
import { usePortal } from '../../state/usePortal.ts';
import { BoughtLinks } from './BoughtLinks.tsx';

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;
  margin-block: 10px;

  & > ul {
    display: grid;
    flex: 2 1 270px;
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: 10px;
  }
`;

/** Beside the list its letters would be too small to read. */
const Chart = styled.div`
  flex: 1 1 120px;
  min-width: 0;

  & text {
    display: none;
  }

  & > p {
    display: flex;
    justify-content: space-between;
    margin-block-start: -16px;
    font-size: 11px;
  }
`;

const Row = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  padding-block: 6px;
  border-block-start: 1px solid var(--wp-line);
  font-size: 13px;
  overflow-wrap: anywhere;
`;

function Months({ months }: Pick<Purchases, 'months'>) {
  const { t, i18n } = useTranslation('catalogue');
  const format = useFormat();
  const { clock } = usePortal();
  const names = monthNames(i18n.language, 'long');
  const year = purchaseMonths(months, clock.today());
  if (year.every(({ share }) => share === 0)) return null;
  const described = year.map(
    ({ month, quantity }) => `${names[Number(month.slice(5)) - 1]} ${format.number(quantity)}`,
  );
  const short = monthNames(i18n.language, 'short');
  const nameOf = (month: string | undefined) =>
    month && `${short[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
  return (
    <Chart>
      <MonthBars label={`${t('product.byMonth')}: ${described.join(', ')}`} months={year} />
      <p aria-hidden>
        <span>{nameOf(year[0]?.month)}</span>
        <strong>{nameOf(year.at(-1)?.month)}</strong>
      </p>
    </Chart>
  );
}

function PurchaseRow({ purchase: { id, number, date, quantity, unit, price } }: { purchase: Purchase }) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const many = [format.number(quantity), unit].filter(Boolean).join(' × ');
  return (
    <Row>
      <TextLink as={Link} to={paths.document(id)} title={number}>
        {format.date(date)}
      </TextLink>
      <span>{many}</span>
      {price !== null && <span>{t('product.each', { price: format.price(price) })}</span>}
    </Row>
  );
}

/** What the customer bought of the product: how often, when, and at which prices. Nothing if never, and links where that isn't known. */
export function BoughtCard({ productId }: { productId: number }) {
  const { t } = useTranslation('catalogue');
  const id = useId();
  const purchases = usePurchases(productId);
  if (purchases === 'unknown') return <BoughtLinks productId={productId} />;
  if (!purchases || purchases.count === 0) return null;
  return (
    <Card aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {t('product.times', { count: purchases.count })}
      </Heading>
      <Columns>
        <Months months={purchases.months} />
        <ul>
          {purchases.last.map((purchase) => (
            <PurchaseRow key={purchase.id} purchase={purchase} />
          ))}
        </ul>
      </Columns>
      <BoughtLinks productId={productId} />
    </Card>
  );
}
