import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TextLink } from '../design-system/TextLink.ts';
import type { Credit } from '../domain/checkout/credit.ts';
import type { AccountSums } from '../domain/history/accountSums.ts';
import { toDecimal, toPositive } from '../domain/numbers/decimal.ts';
import { Link } from './Link.tsx';
import { TotalLine, Totals } from './Totals.tsx';

const Statement = styled.div`
  display: grid;
  gap: 10px;
  font-size: 13px;
  font-weight: 400;
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
`;

type CreditStatementProps = {
  credit: Credit;
  sums: AccountSums | null;
  company: { name: string; phone: string };
  invoices: string;
};

/** The parts of the open balance, when they add up to it: an order may have been invoiced meanwhile. */
const partsOf = (sums: AccountSums | null, { openBalance }: Credit) =>
  toDecimal(sums?.openBalance)?.eq(openBalance) ? sums : null;

type CreditLinksProps = { phone: string; companyName: string; invoices: string };

const CreditLinks = memo(function CreditLinks({ phone, companyName, invoices }: CreditLinksProps) {
  const { t } = useTranslation('orders');
  return (
    <Links>
      <TextLink as={Link} to={invoices}>
        {t('credit.pay')}
      </TextLink>
      {phone && (
        <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>
          {t('credit.call', { name: companyName, phone })}
        </TextLink>
      )}
    </Links>
  );
});

export function CreditStatement({ credit, sums, company, invoices }: CreditStatementProps) {
  const { t } = useTranslation('orders');
  const parts = partsOf(sums, credit);
  const taken = { hidden: false, isSubtracted: true };
  return (
    <Statement>
      <Totals>
        <TotalLine label={t('credit.limit')} amount={credit.limit.toFixed()} hidden={false} />
        {parts ? (
          <>
            <TotalLine
              {...taken}
              label={t('credit.invoices', { count: parts.unpaidInvoices.count })}
              amount={parts.unpaidInvoices.amount}
            />
            <TotalLine
              {...taken}
              label={t('credit.orders', { count: parts.ordersInProgress.count })}
              amount={parts.ordersInProgress.amount}
            />
            {toPositive(parts.otherBalance) && (
              <TotalLine {...taken} label={t('credit.other')} amount={parts.otherBalance} />
            )}
          </>
        ) : (
          <TotalLine {...taken} label={t('credit.balance')} amount={credit.openBalance.toFixed()} />
        )}
        {credit.order.gt(0) && <TotalLine {...taken} label={t('credit.cart')} amount={credit.order} />}
        <TotalLine label={t('credit.available')} amount={credit.left} hidden={false} tone="grand" />
      </Totals>
      <CreditLinks phone={company.phone} companyName={company.name} invoices={invoices} />
    </Statement>
  );
}
