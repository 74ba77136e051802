import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link.tsx';
import { Price } from '../../components/Price.tsx';
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
import { Figure, Tile, TileActions, TileRow, TileText } from './Tile.tsx';
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
            <Price value={overdue.amount} hidden={hidden} kind="amount" />
          </strong>
        </TileRow>
      )}
      {nextDue && (
        <TileRow>
          <span>{t('owe.next', { date: format.date(nextDue.date, 'short') })}</span>
          <strong>
            <Price value={nextDue.amount} hidden={hidden} kind="amount" />
          </strong>
        </TileRow>
      )}
    </>
  );
}

function PayLinks({ owed: { payNow, payAll } }: { owed: Owed }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  if (!useCanPayInvoices() || !payNow) return null;
  return (
    <TileActions>
      <ButtonLink as={Link} to={paths.payInvoices(payNow.ids)} $variant="primary">
        {t('owe.pay', { amount: format.money(payNow.amount) })}
      </ButtonLink>
      {payAll && (
        <ButtonLink as={Link} to={paths.payInvoices(payAll.ids)}>
          {t('owe.payAll')}
        </ButtonLink>
      )}
    </TileActions>
  );
}

type OwedTileProps = Pick<HomeTilesData, 'owed' | 'credit'>;

/** What the customer owes, and what of their credit is left. */
export function OwedTile({ owed, credit }: OwedTileProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const hidden = usePricesHidden();
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
      {owed ? (
        <>
          {!hidden && <Figure>{format.money(owed.total)}</Figure>}
          <OwedRows owed={owed} />
        </>
      ) : (
        owed === null && <TileText>{t('owe.none')}</TileText>
      )}
      {credit && <CreditRow credit={credit} />}
      {owed && <PayLinks owed={owed} />}
    </Tile>
  );
}
