import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TextLink } from '../design-system/TextLink.ts';
import type { AccountSums } from '../domain/history/accountSums.ts';
import { type NumericInput, toDecimal, toPositive } from '../domain/numbers/decimal.ts';
import { Link } from './Link.tsx';
import { TotalLine, Totals } from './Totals.tsx';

const Statement = styled.div`
  display: grid;
  gap: 10px;
  font-size: 13px;
  font-weight: 400;

  /* Where it is narrow, a long amount goes below its name. */
  & dl > div {
    flex-wrap: wrap;
    row-gap: 0;
  }

  & dd {
    margin-inline-start: auto;
  }
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
`;

/** `order`: the amount that the order takes, without one null; it and `left` may follow the cart themselves. */
type CreditStatementProps = {
  limit: string;
  openBalance: string;
  order: ReactNode;
  left: ReactNode;
  sums: AccountSums | null;
  company: { name: string; phone: string };
  invoices: string;
};

/** The parts of the open balance, when they add up to it: an order may have been invoiced meanwhile. */
const partsOf = (sums: AccountSums | null, openBalance: NumericInput) =>
  toDecimal(sums?.openBalance)?.eq(toDecimal(openBalance) ?? 0) ? sums : null;

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

export function CreditStatement({
  limit,
  openBalance,
  order,
  left,
  sums,
  company,
  invoices,
}: CreditStatementProps) {
  const { t } = useTranslation('orders');
  const parts = partsOf(sums, openBalance);
  const taken = { hidden: false, isSubtracted: true };
  return (
    <Statement>
      <Totals>
        <TotalLine label={t('credit.limit')} amount={limit} hidden={false} />
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
          <TotalLine {...taken} label={t('credit.balance')} amount={openBalance} />
        )}
        {order && <TotalLine label={t('credit.cart')} text={order} />}
        <TotalLine label={t('credit.available')} text={left} tone="grand" />
      </Totals>
      <CreditLinks phone={company.phone} companyName={company.name} invoices={invoices} />
    </Statement>
  );
}
