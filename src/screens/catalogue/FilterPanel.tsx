import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { fieldsIn } from '../../design-system/fields.ts';
import { useStableHandler } from '../../design-system/useStableHandler.ts';
import { FACET_NAMES, type FacetName, type Facets } from '../../domain/catalogue/facets.ts';
import {
  countFilters,
  type StoreView,
  toggleFacet,
  withoutFilters,
} from '../../domain/catalogue/storeView.ts';
import { useCompany, useCustomer } from '../../state/usePortal.ts';
import { FacetGroup, Group, Legend } from './FacetGroup.tsx';
import { FiltersPlaceholder } from './FiltersPlaceholder.tsx';

const Groups = styled.div`
  position: relative;
  display: grid;
  gap: 20px;
`;

/** Beside the first heading, so that it moves nothing when it appears. */
const ClearButton = styled(Button)`
  position: absolute;
  inset-block-start: -9px;
  inset-inline-end: -6px;
  z-index: 1;
  min-height: 32px;
  padding: 0 6px;
  font-size: 13px;
`;

export type FilterPanelProps = {
  facets: Facets | null;
  view: StoreView;
  onChange(view: StoreView): void;
};

const ShownCheckbox = memo(Checkbox);

function ShownProducts({ view, onChange }: Pick<FilterPanelProps, 'view' | 'onChange'>) {
  const { t } = useTranslation('catalogue');
  const { settings } = useCompany();
  const customer = useCustomer();
  const toggleStock = useStableHandler(() => onChange({ ...view, inStockOnly: !view.inStockOnly }));
  const toggleBought = useStableHandler(() => onChange({ ...view, bought: !view.bought }));
  const canFilterStock = settings.inventoryCheck && !settings.hideSoldOutItems;
  if (!customer && !canFilterStock) return null;
  return (
    <Group>
      <Legend>{t('filter.availability')}</Legend>
      {customer && <ShownCheckbox label={t('filter.bought')} checked={view.bought} onChange={toggleBought} />}
      {canFilterStock && (
        <ShownCheckbox label={t('filter.inStockOnly')} checked={view.inStockOnly} onChange={toggleStock} />
      )}
    </Group>
  );
}

export function FilterPanel({ facets, view, onChange }: FilterPanelProps) {
  const { t } = useTranslation('catalogue');
  const { settings } = useCompany();
  const toggle = useStableHandler((name: FacetName, value: string) =>
    onChange(toggleFacet(view, name, value, settings.filterSelection)),
  );
  const clear = useStableHandler((name: FacetName) => onChange({ ...view, [name]: [] }));
  if (!facets) return <FiltersPlaceholder />;
  const names = FACET_NAMES.filter(
    (name) => name !== 'sublines' || view.lines.length > 0 || view.sublines.length > 0,
  );
  return (
    <Groups>
      {countFilters(view) > 0 && (
        <ClearButton
          variant="quiet"
          onClick={({ currentTarget }) => {
            const panel = currentTarget.parentElement;
            onChange(withoutFilters(view));
            fieldsIn(panel)[0]?.focus({ preventScroll: true });
          }}
        >
          {t('filter.clear')}
        </ClearButton>
      )}
      <ShownProducts view={view} onChange={onChange} />
      {names.map((name) => (
        <FacetGroup
          key={name}
          name={name}
          values={facets[name]}
          selected={view[name]}
          selection={settings.filterSelection}
          onToggle={toggle}
          onClear={clear}
        />
      ))}
    </Groups>
  );
}
