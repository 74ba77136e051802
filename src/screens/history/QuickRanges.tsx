import { useTranslation } from 'react-i18next';
import { type QuickRange, quickRanges } from '../../domain/history/quickRanges.ts';
import { usePortal } from '../../state/usePortal.ts';
import type { HistoryView } from './historyView.ts';
import { Pill } from './Pill.ts';

const isChosen = ({ from, to }: Pick<HistoryView, 'from' | 'to'>, range: QuickRange): boolean =>
  from === range.from && to === range.to;

export const useQuickRanges = (view: HistoryView) => {
  const { clock } = usePortal();
  const ranges = quickRanges(clock.today());
  const hasDates = view.from + view.to !== '';
  return { ranges, hasOwnDates: hasDates && !ranges.some((range) => isChosen(view, range)) };
};

type QuickRangesProps = {
  view: HistoryView;
  ranges: readonly QuickRange[];
  onChange(dates: Pick<HistoryView, 'from' | 'to'>): void;
};

/** A press on the chosen one lets it go. */
export function QuickRanges({ view, ranges, onChange }: QuickRangesProps) {
  const { t } = useTranslation('history');
  return ranges.map((range) => {
    const { name, from, to } = range;
    const isPressed = isChosen(view, range);
    return (
      <Pill
        key={name ?? from}
        aria-pressed={isPressed}
        variant={isPressed ? 'primary' : 'secondary'}
        onClick={() => onChange(isPressed ? { from: '', to: '' } : { from, to })}
      >
        {name ? t(`quick.${name}`) : from.slice(0, 4)}
      </Pill>
    );
  });
}
