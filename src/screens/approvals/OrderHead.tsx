import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BackLink } from '../../components/BackLink.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Heading } from '../../design-system/Heading.ts';
import { SmallText } from '../../design-system/MutedText.ts';
import { phone } from '../../design-system/theme/media.ts';
import { paths } from '../../routing/paths.ts';
import { usePendingOrders } from '../../state/approvals/usePendingOrders.ts';

const Head = styled.div`
  display: grid;
  gap: 4px;

  ${phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    min-height: 44px;
    margin-block-start: -8px;
  }
`;

const Back = styled(BackLink)`
  ${phone} {
    gap: 0;
    width: 44px;
    padding: 0;
    margin-inline-start: -12px;
    color: var(--wp-ink);
    font-size: 0;

    & > svg {
      width: 20px;
      height: 20px;
    }
  }
`;

const Place = styled(SmallText)`
  display: none;

  ${phone} {
    display: block;
  }
`;

function PlaceAmongPending({ id }: { id: string }) {
  const { t } = useTranslation('approvals');
  const format = useFormat();
  const { data } = usePendingOrders(1);
  const index = data?.orders.findIndex((order) => order.id === id) ?? -1;
  if (!data || data.total < 2 || index < 0) return null;
  return <Place>{t('place', { number: format.number(index + 1), total: format.number(data.total) })}</Place>;
}

/** The way back, the order's name, and on a phone its place among the orders that wait, oldest first. */
export function OrderHead({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('approvals');
  return (
    <Head>
      <Back to={paths.approvals()}>{t('title')}</Back>
      <Heading>{name}</Heading>
      <PlaceAmongPending id={id} />
    </Head>
  );
}
