import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { paths } from '../../routing/paths.ts';
import type { NextDelivery } from '../../state/history/useNextDelivery.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { OrderTimeline } from '../../widgets/history/OrderTimeline.tsx';
import { Figure, Tile, TileText } from './Tile.tsx';

const Steps = styled.div`
  margin-block-start: 6px;
`;

/** The order that ships next, and how far it is. */
export function DeliveryTile({ delivery }: { delivery: NextDelivery }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const hidden = usePricesHidden();
  const { id, number, date, products, sum, steps } = delivery;
  return (
    <Tile
      title={t('delivery.title')}
      aside={
        <TextLink as={Link} to={paths.document(id)}>
          {number}
        </TextLink>
      }
    >
      <Figure>{format.date(date, 'weekday')}</Figure>
      <TileText>
        {t('products', { count: products })} · <Price value={sum} hidden={hidden} kind="amount" />
      </TileText>
      <Steps>
        <OrderTimeline steps={steps} compact />
      </Steps>
    </Tile>
  );
}
