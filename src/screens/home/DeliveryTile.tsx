import { Fragment } from 'react';
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
import { Figure, Tile, TileLine, TileText } from './Tile.tsx';

const Steps = styled.div`
  margin-block-start: 6px;
`;

const PhoneFigure = styled(Figure)`
  font-size: 19px;
  line-height: 26px;
`;

/** The order that ships next, and how far it is. */
export function DeliveryTile({ delivery, isPhone }: { delivery: NextDelivery; isPhone: boolean }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const hidden = usePricesHidden();
  const { id, number, date, products, sum, steps } = delivery;
  const Line = isPhone ? TileLine : Fragment;
  const Day = isPhone ? PhoneFigure : Figure;
  return (
    <Tile
      title={t('delivery.title')}
      aside={
        <TextLink as={Link} to={paths.document(id)}>
          {number}
        </TextLink>
      }
    >
      <Line>
        <Day>{format.date(date, 'weekday')}</Day>
        <TileText>
          {t('products', { count: products })} · <Price value={sum} hidden={hidden} kind="amount" />
        </TileText>
      </Line>
      <Steps>
        <OrderTimeline steps={steps} layout={isPhone ? 'horizontal' : 'vertical'} />
      </Steps>
    </Tile>
  );
}
