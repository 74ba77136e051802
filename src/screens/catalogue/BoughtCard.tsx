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

  & > svg {
    flex: 1 1 140px;
    width: auto;
    min-width: 0;
  }

  & > ul {
    flex: 2 1 220px;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 10px;
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
  return <MonthBars label={`${t('product.byMonth')}: ${described.join(', ')}`} months={year} />;
}

function PurchaseRow({ purchase: { id, number, date, quantity, unit, price } }: { purchase: Purchase }) {
  const format = useFormat();
  const many = [format.number(quantity), unit].filter(Boolean).join(' × ');
  return (
    <Row>
      <TextLink as={Link} to={paths.document(id)} title={number}>
        {format.date(date)}
      </TextLink>
      <span>{many}</span>
      {price !== null && <span>{format.price(price)}</span>}
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
