import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { monthNames } from '../domain/numbers/monthNames.ts';

const BAR_WIDTH = 18;
const BAR_STEP = 25;
const HIGHEST = 60;
const LETTERS = 18;
/** A month without orders has a line of this height. */
const LOWEST = 2;

const Bars = styled.svg`
  width: 100%;
  max-height: 96px;
  margin-block: 6px;

  & > rect {
    fill: color-mix(in srgb, var(--wp-brand-text) 72%, var(--wp-surface));
  }

  & > rect[data-empty] {
    fill: var(--wp-line);
  }

  & > rect[data-now] {
    fill: var(--wp-brand-text);
  }

  & > text {
    fill: var(--wp-muted);
    font-size: 11px;
    text-anchor: middle;
  }

  & > text[data-now] {
    fill: var(--wp-ink);
    font-weight: 700;
  }
`;

/** `share`: of the highest month, 0 to 1; `month`: yyyy-mm. `label` says what the bars show. */
type MonthBarsProps = {
  label: string;
  months: readonly { month: string; share: number; isCurrent: boolean }[];
};

export function MonthBars({ label, months }: MonthBarsProps) {
  const { i18n } = useTranslation();
  const letters = monthNames(i18n.language, 'narrow');
  return (
    <Bars
      role="img"
      aria-label={label}
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
          {letters[Number(month.slice(5)) - 1]}
        </text>
      ))}
    </Bars>
  );
}
