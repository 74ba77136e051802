import { memo, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import { Radio } from '../../design-system/Radio.tsx';
import { SearchField } from '../../design-system/SearchField.tsx';
import { useShowAll } from '../../design-system/useShowAll.ts';
import type { FacetName, FacetValue } from '../../domain/catalogue/facets.ts';
import { filterFacetValues, withChosenValues } from '../../domain/catalogue/facetValues.ts';

const COLLAPSED_VALUES = 8;
const SEARCHABLE_FROM = 16;
/** Longer lists are searched. */
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

const SearchBox = styled.div`
  margin-block-end: 8px;
  font-size: 13px;
`;

const ShowAllButton = styled(Button)`
  min-height: 32px;
  padding: 0 6px;
  margin-inline-start: -6px;
  font-size: 13px;
  outline-offset: -2px;
`;

type FacetGroupProps = {
  name: FacetName;
  /** Most frequent first. */
  values: readonly FacetValue[];
  selected: readonly string[];
  selection: 'single' | 'multiple';
  onToggle(name: FacetName, value: string): void;
  onClear(name: FacetName): void;
};

type ChoicesProps = Pick<FacetGroupProps, 'name' | 'values' | 'selected' | 'selection' | 'onToggle'> & {
  /** Null where the values are searched. */
  onClear: FacetGroupProps['onClear'] | null;
};

type ValueProps = Pick<FacetGroupProps, 'name' | 'onToggle'> & FacetValue & { checked: boolean };

const ValueCheckbox = memo(function ValueCheckbox({ name, value, count, checked, onToggle }: ValueProps) {
  const format = useFormat();
  return (
    <Checkbox
      label={value}
      aside={format.number(count)}
      checked={checked}
      onChange={() => onToggle(name, value)}
    />
  );
});

/** Checkboxes, or radio buttons with single selection (rules: Company settings). */
function Choices({ name, values, selected, selection, onToggle, onClear }: ChoicesProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const id = useId();
  if (selection === 'multiple') {
    return values.map((facetValue) => (
      <ValueCheckbox
        key={facetValue.value}
        name={name}
        {...facetValue}
        checked={selected.includes(facetValue.value)}
        onToggle={onToggle}
      />
    ));
  }
  return (
    <>
      {onClear && (
        <Radio
          name={id}
          label={t('filter.any')}
          checked={selected.length === 0}
          onChange={() => onClear(name)}
        />
      )}
      {values.map((facetValue) => (
        <Radio
          key={facetValue.value}
          name={id}
          label={facetValue.value}
          aside={format.number(facetValue.count)}
          onChange={() => onToggle(name, facetValue.value)}
          checked={selected[0] === facetValue.value}
        />
      ))}
    </>
  );
}

export const FacetGroup = memo(function FacetGroup({
  name,
  values,
  selected,
  selection,
  onToggle,
  onClear,
}: FacetGroupProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const [searchText, setSearchText] = useState('');
  const group = useRef<HTMLFieldSetElement>(null);
  const { isAll, showAll } = useShowAll(group);
  const allValues = withChosenValues(values, selected);
  if (allValues.length === 0) return null;
  const title = t(`filter.${name}`);
  const isSearched = searchText.trim() !== '';
  const matches = filterFacetValues(allValues, searchText);
  const isExpanded = isSearched || isAll;
  const visibleValues = isExpanded
    ? matches.slice(0, MAX_VALUES)
    : matches.filter(({ value }, index) => index < COLLAPSED_VALUES || selected.includes(value));
  return (
    <Group ref={group}>
      <Legend>{title}</Legend>
      {(isAll || allValues.length > MAX_VALUES) && allValues.length > SEARCHABLE_FROM && (
        <SearchBox>
          <SearchField
            label={t('filter.find', { filter: title })}
            placeholder={t('filter.find', { filter: title })}
            clearLabel={t('filter.findClear')}
            value={searchText}
            onChange={setSearchText}
          />
        </SearchBox>
      )}
      <Choices
        name={name}
        values={visibleValues}
        selected={selected}
        selection={selection}
        onToggle={onToggle}
        onClear={isSearched ? null : onClear}
      />
      {!isExpanded && visibleValues.length < allValues.length && (
        <ShowAllButton variant="quiet" onClick={showAll}>
          {t('filter.showAll', { number: format.number(allValues.length) })}
        </ShowAllButton>
      )}
      <SmallText role="status">
        {isExpanded &&
          visibleValues.length < allValues.length &&
          t('filter.shown', {
            shown: format.number(visibleValues.length),
            total: format.number(allValues.length),
          })}
      </SmallText>
    </Group>
  );
});
