import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { MonthBars } from '../../components/MonthBars.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import type { YearSums } from '../../domain/history/yearSums.ts';
import { monthNames } from '../../domain/numbers/monthNames.ts';
import { paths } from '../../routing/paths.ts';
import { useTransactionKind } from '../../state/useTransactionKind.ts';
import { Figure, Tile, TileText } from './Tile.tsx';

const Change = styled.strong<{ $isMore: boolean }>`
  color: ${({ $isMore }) => ($isMore ? 'var(--wp-ok)' : 'var(--wp-ink)')};
`;

const SoFar = styled(TileText)`
  margin-block-start: auto;

  & > strong {
    color: var(--wp-ink);
  }
`;

const Bars = styled.div`
  & > svg {
    display: block;
  }

  ${phone} {
    & > svg {
      max-height: 80px;
      margin-block: 4px 0;
    }
  }
`;

const PhoneSum = styled.strong`
  color: var(--wp-ink);
  font-size: 16px;
  font-variant-numeric: tabular-nums;
`;

const monthIndex = (month: string): number => Number(month.slice(5)) - 1;

function ChangeText({ change, lastCompared }: { change: number; lastCompared: string }) {
  const { t, i18n } = useTranslation('home');
  const names = monthNames(i18n.language, 'short');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(Math.abs(change) / 100);
  const [first] = names;
  const last = names[monthIndex(lastCompared)];
  const months = first === last ? first : t('year.until', { first, last });
  return (
    <TileText>
      <Change $isMore={change > 0}>
        {change === 0 ? t('year.same') : t(change > 0 ? 'year.more' : 'year.less', { percent })}
      </Change>{' '}
      {t('year.than', { months })}
    </TileText>
  );
}

/** What the customer ordered this year, in twelve bars. */
export function YearTile({ year, isPhone = false }: { year: YearSums; isPhone?: boolean }) {
  const { t, i18n } = useTranslation('home');
  const format = useFormat();
  const kind = useTransactionKind();
  const names = monthNames(i18n.language, 'long');
  const ofYear = year.months[0]?.month.slice(0, 4);
  const byMonth = year.months.map(({ amount }, index) => `${names[index]} ${format.money(amount)}`);
  const current = year.months.findIndex(({ isCurrent }) => isCurrent);
  return (
    <Tile
      title={t(`year.title.${kind}`)}
      aside={
        <TextLink as={Link} to={paths.history(`from=${ofYear}-01-01&to=${ofYear}-12-31`)}>
          {isPhone ? (
            <>
              <PhoneSum>{format.money(year.total)}</PhoneSum>
              <VisuallyHidden> {t(`year.all.${kind}`)}</VisuallyHidden>
            </>
          ) : (
            t(`year.all.${kind}`)
          )}
        </TextLink>
      }
    >
      {!isPhone && <Figure>{format.money(year.total)}</Figure>}
      {year.change !== null && year.lastCompared !== null && (
        <ChangeText change={year.change} lastCompared={year.lastCompared} />
      )}
      <Bars>
        <MonthBars label={`${t('year.byMonth')}: ${byMonth.join(', ')}`} months={year.months} />
      </Bars>
      {!isPhone && (
        <SoFar>
          {t('year.soFar', { month: names[current] })} <strong>{format.money(year.thisMonth)}</strong>
        </SoFar>
      )}
    </Tile>
  );
}
