import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import { paths } from '../../routing/paths.ts';
import { useCompany, useCustomer } from '../../state/usePortal.ts';
import { BundleTiles } from './BundleTiles.tsx';
import { CreditLine } from './CreditLine.tsx';
import { HomeDeals } from './HomeDeals.tsx';
import { OpenInvoices } from './OpenInvoices.tsx';
import { PendingApprovals } from './PendingApprovals.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { SmartOrder } from './SmartOrder.tsx';
import { SmartOrderSkeleton } from './SmartOrderFrame.tsx';

const Page = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  width: min(100%, 1120px);
  min-height: var(--wp-screen, 100dvh);
  margin-inline: auto;
  padding: 24px 24px 40px;

  ${phone} {
    gap: 14px;
    padding: 14px 12px 24px;
  }
`;

const Greeting = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 24px;
  padding: 28px;
  border-radius: var(--wp-radius-card);
  background: linear-gradient(130deg, var(--wp-brand-tint), var(--wp-surface) 75%);
  border: 1px solid var(--wp-line);

  /* The layout doesn't depend on the loaded content. */
  & > :first-child {
    flex: 1 1 440px;
    min-width: 0;
  }

  ${phone} {
    padding: 20px 16px;

    & > :first-child {
      flex-basis: 100%;
    }
  }
`;

const Title = styled.h1`
  font-size: 26px;
  letter-spacing: -0.02em;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export function HomeScreen() {
  /** Both namespaces load at once; a later one would suspend the screen again. */
  const { t } = useTranslation(['home', 'orders']);
  const company = useCompany();
  const customer = useCustomer();
  return (
    <Page>
      <Greeting>
        <div>
          <Title data-page={t('page')}>
            {customer ? t('hello', { name: customer.clientName }) : t('welcome', { company: company.name })}
          </Title>
          {customer && <OpenInvoices />}
          {customer && <CreditLine />}
          {customer?.canApprove && <PendingApprovals />}
        </div>
        <Links>
          <ButtonLink as={Link} to={paths.store()} $variant="primary" $size="large">
            {t('toStore')}
          </ButtonLink>
          {customer && (
            <>
              <ButtonLink as={Link} to={paths.cart()} $size="large">
                {t('toCart')}
              </ButtonLink>
              <ButtonLink as={Link} to={paths.account()} $size="large">
                {t('toHistory')}
              </ButtonLink>
            </>
          )}
        </Links>
      </Greeting>
      {customer && (
        <>
          <Suspense fallback={<SmartOrderSkeleton />}>
            <SmartOrder />
          </Suspense>
          <RecentOrders />
          <Suspense>
            <HomeDeals />
          </Suspense>
        </>
      )}
      <BundleTiles />
    </Page>
  );
}
