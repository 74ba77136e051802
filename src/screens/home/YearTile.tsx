import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import type { YearMonth, YearSums } from '../../domain/history/yearSums.ts';
import { monthNames } from '../../domain/numbers/monthNames.ts';
import { paths } from '../../routing/paths.ts';
import { useTransactionKind } from '../../state/useTransactionKind.ts';
import { Figure, Tile, TileText } from './Tile.tsx';

const BAR_WIDTH = 14;
const BAR_STEP = 20;
const HIGHEST = 60;
const LETTERS = 18;
/** A month without orders has a line of this height. */
const LOWEST = 2;

const Bars = styled.svg`
  width: 100%;
  max-height: 96px;
  margin-block: 6px;

  & > rect {
    fill: color-mix(in srgb, var(--wp-brand) 68%, var(--wp-surface));
  }

  & > rect[data-empty] {
    fill: var(--wp-line);
  }

  & > rect[data-now] {
    fill: var(--wp-brand-text);
  }

  & > text {
    fill: var(--wp-muted);
    font-size: 10px;
    text-anchor: middle;
  }

  & > text[data-now] {
    fill: var(--wp-ink);
    font-weight: 700;
  }
`;

const Change = styled.strong<{ $isMore: boolean }>`
  color: ${({ $isMore }) => ($isMore ? 'var(--wp-ok)' : 'var(--wp-ink)')};
`;

const SoFar = styled(TileText)`
  margin-block-start: auto;

  & > strong {
    color: var(--wp-ink);
  }
`;

const monthIndex = (month: string): number => Number(month.slice(5)) - 1;

function MonthBars({ months, names }: { months: readonly YearMonth[]; names: readonly string[] }) {
  const { t, i18n } = useTranslation('home');
  const format = useFormat();
  const letters = monthNames(i18n.language, 'narrow');
  const described = months.map(({ amount }, index) => `${names[index]} ${format.money(amount)}`);
  return (
    <Bars
      role="img"
      aria-label={`${t('year.byMonth')}: ${described.join(', ')}`}
      viewBox={`0 0 ${12 * BAR_STEP - (BAR_STEP - BAR_WIDTH)} ${HIGHEST + LETTERS}`}
    >
      {months.map(({ month, share, isCurrent }, index) => {
        const height = Math.max(LOWEST, Math.round(share * HIGHEST));
        const x = index * BAR_STEP;
        return (
          <rect
            key={month}
            x={x}
            y={HIGHEST - height}
            width={BAR_WIDTH}
            height={height}
            rx={share > 0 ? 3 : 1}
            data-empty={share > 0 ? undefined : ''}
            data-now={isCurrent && share > 0 ? '' : undefined}
          />
        );
      })}
      {months.map(({ month, isCurrent }, index) => (
        <text
          key={month}
          x={index * BAR_STEP + BAR_WIDTH / 2}
          y={HIGHEST + LETTERS - 4}
          data-now={isCurrent ? '' : undefined}
        >
          {letters[index]}
        </text>
      ))}
    </Bars>
  );
}

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
export function YearTile({ year }: { year: YearSums }) {
  const { t, i18n } = useTranslation('home');
  const format = useFormat();
  const kind = useTransactionKind();
  const names = monthNames(i18n.language, 'long');
  const ofYear = year.months[0]?.month.slice(0, 4);
  const current = year.months.findIndex(({ isCurrent }) => isCurrent);
  return (
    <Tile
      title={t('year.title')}
      aside={
        <TextLink as={Link} to={paths.history(`from=${ofYear}-01-01&to=${ofYear}-12-31`)}>
          {t(`year.all.${kind}`)}
        </TextLink>
      }
    >
      <Figure>{format.money(year.total)}</Figure>
      {year.change !== null && year.lastCompared !== null && (
        <ChangeText change={year.change} lastCompared={year.lastCompared} />
      )}
      <MonthBars months={year.months} names={names} />
      <SoFar>
        {t('year.soFar', { month: names[current] })} <strong>{format.money(year.thisMonth)}</strong>
      </SoFar>
    </Tile>
  );
}
