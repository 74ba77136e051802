import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Heading } from '../../design-system/Heading.ts';
import { SmallText } from '../../design-system/MutedText.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import { paths } from '../../routing/paths.ts';
import { usePendingOrders } from '../../state/approvals/usePendingOrders.ts';

const Head = styled.div`
  display: grid;
  gap: 12px;

  ${phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    margin-block-start: -8px;
  }
`;

const BackLink = styled(TextLink)`
  & > svg {
    display: none;
  }

  ${phone} {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-inline-start: -12px;
    color: var(--wp-ink);

    & > svg {
      display: block;
      width: 20px;
      height: 20px;
    }

    & > span {
      display: none;
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
      <BackLink as={Link} to={paths.approvals()} aria-label={t('back')}>
        <ArrowLeft aria-hidden />
        <span>{t('back')}</span>
      </BackLink>
      <Heading>{name}</Heading>
      <PlaceAmongPending id={id} />
    </Head>
  );
}
