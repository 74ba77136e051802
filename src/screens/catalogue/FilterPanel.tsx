import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { FACET_NAMES, type FacetName, type Facets, type FacetValue } from '../../domain/catalogue/facets.ts';
import {
  countFilters,
  type StoreView,
  toggleFacet,
  withoutFilters,
} from '../../domain/catalogue/storeView.ts';
import { useCompany } from '../../state/usePortal.ts';
import { FiltersToCome } from './FiltersToCome.tsx';

/** Values of a filter shown before "show all". */
const FEW = 8;

const Groups = styled.div`
  display: grid;
  gap: 20px;
`;

const Group = styled.fieldset`
  min-width: 0;
`;

const Legend = styled.legend`
  margin-block-end: 8px;
  color: var(--wp-muted);
  font-size: 12px;
  font-weight: 650;
  letter-spacing: 0.04em;
  text-transform: uppercase;
`;

const More = styled(Button)`
  min-height: 32px;
  padding: 0 6px;
  margin-inline-start: -6px;
  font-size: 13px;
`;

export type FilterPanelProps = {
  /** Null while they aren't known. */
  facets: Facets | null;
  view: StoreView;
  onChange(view: StoreView): void;
};

/** The chosen values first count as found even where nothing is left of them, so that they can be taken back. */
const withChosen = (values: readonly FacetValue[], chosen: readonly string[]): FacetValue[] => [
  ...values,
  ...chosen
    .filter((value) => !values.some((known) => known.value === value))
    .map((value) => ({ value, count: 0 })),
];

type FacetGroupProps = FilterPanelProps & { name: FacetName };

function FacetGroup({ name, facets, view, onChange }: FacetGroupProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const { settings } = useCompany();
  const [showsAll, setShowsAll] = useState(false);
  const values = withChosen(facets?.[name] ?? [], view[name]);
  if (values.length === 0) return null;
  const shown = showsAll ? values : values.filter(({ value }, at) => at < FEW || view[name].includes(value));
  return (
    <Group>
      <Legend>{t(`filter.${name}`)}</Legend>
      {shown.map(({ value, count }) => (
        <Checkbox
          key={value}
          label={value}
          aside={format.number(count)}
          checked={view[name].includes(value)}
          onChange={() => onChange(toggleFacet(view, name, value, settings.filterSelection))}
        />
      ))}
      {shown.length < values.length && (
        <More variant="quiet" onClick={() => setShowsAll(true)}>
          {t('filter.showAll', { count: values.length })}
        </More>
      )}
    </Group>
  );
}

/** The filters with what each would find; single or multiple as the company set it. */
export function FilterPanel({ facets, view, onChange }: FilterPanelProps) {
  const { t } = useTranslation('catalogue');
  const { settings } = useCompany();
  if (!facets) return <FiltersToCome />;
  const names = FACET_NAMES.filter(
    (name) => name !== 'sublines' || view.lines.length > 0 || view.sublines.length > 0,
  );
  return (
    <Groups>
      {names.map((name) => (
        <FacetGroup key={name} name={name} facets={facets} view={view} onChange={onChange} />
      ))}
      {settings.inventoryCheck && !settings.hideSoldOutItems && (
        <Group>
          <Legend>{t('filter.availability')}</Legend>
          <Checkbox
            label={t('filter.inStockOnly')}
            checked={view.inStockOnly}
            onChange={() => onChange({ ...view, inStockOnly: !view.inStockOnly })}
          />
        </Group>
      )}
      {countFilters(view) > 0 && (
        <Button onClick={() => onChange(withoutFilters(view))}>{t('filter.clear')}</Button>
      )}
    </Groups>
  );
}
