import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { Radio } from '../../design-system/Radio.tsx';
import { SearchField } from '../../design-system/SearchField.tsx';
import type { FacetName, FacetValue } from '../../domain/catalogue/facets.ts';
import { filterFacetValues, withChosenValues } from '../../domain/catalogue/facetValues.ts';

const COLLAPSED_VALUES = 8;
const SEARCHABLE_FROM = 16;
/** The rest is found by typing. */
const MAX_VALUES = 100;

export const Group = styled.fieldset`
  min-width: 0;
`;

export const Legend = styled.legend`
  margin-block-end: 8px;
  color: var(--wp-muted);
  font-size: 12px;
  font-weight: 650;
  letter-spacing: 0.04em;
  text-transform: uppercase;
`;

const Find = styled.div`
  margin-block-end: 8px;
  font-size: 13px;
`;

const More = styled(Button)`
  min-height: 32px;
  padding: 0 6px;
  margin-inline-start: -6px;
  font-size: 13px;
`;

const Count = styled.p`
  color: var(--wp-muted);
  font-size: 13px;
`;

type FacetGroupProps = {
  name: FacetName;
  /** Most frequent first. */
  values: readonly FacetValue[];
  chosen: readonly string[];
  selection: 'single' | 'multiple';
  onToggle(value: string): void;
  onClear(): void;
};

/**
 * A filter with checkboxes, or radio buttons with single selection (specification §1, filter selection type). Long lists
 * have a search field.
 */
export function FacetGroup({ name, values, chosen, selection, onToggle, onClear }: FacetGroupProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  /** "Show all" disappears, so the focus moves to the first new value. */
  const nextChoice = useRef<number | null>(null);
  useEffect(() => {
    if (!showsAll || nextChoice.current === null) return;
    const choices = group.current?.querySelectorAll<HTMLElement>('input:not([type=search])');
    choices?.[nextChoice.current]?.focus({ preventScroll: true });
    nextChoice.current = null;
  }, [showsAll]);
  const all = withChosenValues(values, chosen);
  if (all.length === 0) return null;
  const title = t(`filter.${name}`);
  const isSearched = typed.trim() !== '';
  const found = filterFacetValues(all, typed);
  const isWhole = isSearched || showsAll;
  const shown = isWhole
    ? found.slice(0, MAX_VALUES)
    : found.filter(({ value }, at) => at < COLLAPSED_VALUES || chosen.includes(value));
  const line = ({ value, count }: FacetValue) => ({
    label: value,
    aside: format.number(count),
    onChange: () => onToggle(value),
  });
  return (
    <Group ref={group}>
      <Legend>{title}</Legend>
      {(showsAll || all.length > MAX_VALUES) && all.length > SEARCHABLE_FROM && (
        <Find>
          <SearchField
            label={t('filter.find', { filter: title })}
            placeholder={t('filter.find', { filter: title })}
            clearLabel={t('filter.findClear')}
            value={typed}
            onChange={setTyped}
          />
        </Find>
      )}
      {selection === 'single' && !isSearched && (
        <Radio name={id} label={t('filter.any')} checked={chosen.length === 0} onChange={onClear} />
      )}
      {shown.map((each) =>
        selection === 'single' ? (
          <Radio key={each.value} name={id} {...line(each)} checked={chosen[0] === each.value} />
        ) : (
          <Checkbox key={each.value} {...line(each)} checked={chosen.includes(each.value)} />
        ),
      )}
      {!isWhole && shown.length < all.length && (
        <More
          variant="quiet"
          onClick={() => {
            nextChoice.current = selection === 'single' ? shown.length + 1 : shown.length;
            setShowsAll(true);
          }}
        >
          {t('filter.showAll', { count: all.length })}
        </More>
      )}
      <Count role="status">
        {isWhole &&
          shown.length < all.length &&
          t('filter.shown', { shown: format.number(shown.length), total: format.number(all.length) })}
      </Count>
    </Group>
  );
}
