import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Badge } from '../../design-system/Badge.ts';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import type { Credit } from '../../domain/checkout/credit.ts';
import type { Owed } from '../../domain/history/owed.ts';
import { paths } from '../../routing/paths.ts';
import { useCanPayInvoices } from '../../state/payments/useCanPayInvoices.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { AvailableCredit } from '../../widgets/credit/AvailableCredit.tsx';
import { Figure, Tile, TileActions, TileLine, TileRow, TileText } from './Tile.tsx';
import type { HomeTilesData } from './useHome.ts';

function CreditRow({ credit }: { credit: Credit }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <TileRow as="div">
      {credit.left.lte(0) ? (
        <Badge $tone="bad" data-tone>
          {t('owe.creditNone')}
        </Badge>
      ) : (
        <span>{t('owe.credit', { limit: format.money(credit.limit) })}</span>
      )}
      <AvailableCredit credit={credit} />
    </TileRow>
  );
}

function OwedRows({ owed: { overdue, nextDue } }: { owed: Owed }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const hidden = usePricesHidden();
  return (
    <>
      {overdue && (
        <TileRow>
          <Badge $tone="bad" data-tone>
            <TriangleAlert aria-hidden />
            {t('owe.overdue')}
          </Badge>
          <strong>
            {hidden ? t('owe.invoices', { count: overdue.count }) : format.money(overdue.amount)}
          </strong>
        </TileRow>
      )}
      {nextDue && (
        <TileRow>
          <span>{t('owe.next', { date: format.date(nextDue.date, 'short') })}</span>
          {!hidden && <strong>{format.money(nextDue.amount)}</strong>}
        </TileRow>
      )}
    </>
  );
}

function PayLink({ payNow }: { payNow: NonNullable<Owed['payNow']> }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <ButtonLink as={Link} to={paths.payInvoices(payNow.ids)} $variant="primary">
      {t('owe.pay', { amount: format.money(payNow.amount) })}
    </ButtonLink>
  );
}

function PayLinks({ owed: { payNow, payAll } }: { owed: Owed }) {
  const { t } = useTranslation('home');
  if (!useCanPayInvoices() || !payNow)
    return (
      <TileActions>
        <ButtonLink as={Link} to={paths.unpaidInvoices()}>
          {t('owe.see')}
        </ButtonLink>
      </TileActions>
    );
  return (
    <TileActions>
      <PayLink payNow={payNow} />
      {payAll && (
        <ButtonLink as={Link} to={paths.payInvoices(payAll.ids)}>
          {t('owe.payAll')}
        </ButtonLink>
      )}
    </TileActions>
  );
}

/** A long sum has a line of its own. */
const PayLine = styled(TileLine)`
  row-gap: 8px;
  margin-block-end: 4px;

  & > a {
    flex-grow: 1;
  }
`;

const Wrapping = styled(TileLine)`
  justify-content: flex-start;
  color: var(--wp-muted);
  font-size: 12.5px;
  font-variant-numeric: tabular-nums;

  & > [data-last] {
    margin-inline-start: auto;
  }
`;

function PhoneCredit({ credit }: { credit: Credit }) {
  const { t } = useTranslation('home');
  if (credit.left.lte(0))
    return (
      <Badge $tone="bad" data-tone>
        {t('owe.creditNone')}
      </Badge>
    );
  return (
    <span>
      {t('owe.creditLeft')} <AvailableCredit credit={credit} />
    </span>
  );
}

function PhoneInvoices({ owed, credit }: Pick<HomeTilesData, 'credit'> & { owed: Owed }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const hidden = usePricesHidden();
  const canPay = useCanPayInvoices();
  const { total, overdue, nextDue, payNow, payAll } = owed;
  return (
    <>
      <PayLine>
        {!hidden && <Figure>{format.money(total)}</Figure>}
        {canPay && payNow && <PayLink payNow={payNow} />}
      </PayLine>
      <Wrapping>
        {overdue && (
          <Badge $tone="bad">
            <TriangleAlert aria-hidden />
            {t('owe.overdue')}{' '}
            {hidden ? `· ${t('owe.invoices', { count: overdue.count })}` : format.money(overdue.amount)}
          </Badge>
        )}
        {nextDue && (
          <span>
            {t(hidden ? 'owe.next' : 'owe.nextSum', {
              amount: format.money(nextDue.amount),
              date: format.date(nextDue.date, 'short'),
            })}
          </span>
        )}
        {credit && <PhoneCredit credit={credit} />}
        {canPay && payAll && (
          <TextLink as={Link} data-last to={paths.payInvoices(payAll.ids)}>
            {t('owe.payAll')}
          </TextLink>
        )}
      </Wrapping>
    </>
  );
}

function DesktopOwed({ owed, credit }: Pick<HomeTilesData, 'owed' | 'credit'>) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const hidden = usePricesHidden();
  return (
    <>
      {owed ? (
        <>
          <Figure>{hidden ? t('owe.invoices', { count: owed.count }) : format.money(owed.total)}</Figure>
          <OwedRows owed={owed} />
        </>
      ) : (
        owed === null && (
          <>
            {!hidden && <Figure>{format.money('0')}</Figure>}
            <TileText>{t('owe.none')}</TileText>
          </>
        )
      )}
      {credit && <CreditRow credit={credit} />}
      {owed && <PayLinks owed={owed} />}
    </>
  );
}

function PhoneWithoutInvoices({ owed, credit }: Pick<HomeTilesData, 'owed' | 'credit'>) {
  const { t } = useTranslation('home');
  return (
    <Wrapping>
      {owed === null && <span>{t('owe.none')}</span>}
      {credit && <PhoneCredit credit={credit} />}
    </Wrapping>
  );
}

function PhoneOwed({ owed, credit }: Pick<HomeTilesData, 'owed' | 'credit'>) {
  if (owed) return <PhoneInvoices owed={owed} credit={credit} />;
  return <PhoneWithoutInvoices owed={owed} credit={credit} />;
}

type OwedTileProps = Pick<HomeTilesData, 'owed' | 'credit'> & { isPhone: boolean };

/** What the customer owes, and what of their credit is left. */
export function OwedTile({ owed, credit, isPhone }: OwedTileProps) {
  const { t } = useTranslation('home');
  const Content = isPhone ? PhoneOwed : DesktopOwed;
  return (
    <Tile
      title={t('owe.title')}
      aside={
        owed && (
          <TextLink as={Link} to={paths.unpaidInvoices()}>
            {t('owe.count', { count: owed.count })}
          </TextLink>
        )
      }
    >
      <Content owed={owed} credit={credit} />
    </Tile>
  );
}
