import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { Chip } from '../../design-system/Chip.ts';
import { keepFocus } from '../../design-system/keepFocus.ts';
import { type ChosenFilter, chosenFilters } from '../../domain/catalogue/chosenFilters.ts';
import { type StoreView, withoutFilters } from '../../domain/catalogue/storeView.ts';
import { ChosenFiltersFrame } from './StoreFrames.ts';

const List = styled.ul`
  display: contents;

  & button {
    max-width: 100%;
  }
`;

const Label = styled.span`
  overflow: hidden;
  line-height: 1.4;
  text-overflow: ellipsis;
`;

type ChosenFiltersProps = {
  view: StoreView;
  /** Where the filters beside the list don't offer it. */
  canClear: boolean;
  onChange(view: StoreView): void;
};

export function ChosenFilters({ view, canClear, onChange }: ChosenFiltersProps) {
  const { t } = useTranslation('catalogue');
  const labelOf = (filter: ChosenFilter) => {
    if (filter.kind === 'value') return filter.value;
    return filter.kind === 'inStock' ? t('filter.inStockOnly') : t('filter.bought');
  };
  return (
    <ChosenFiltersFrame>
      <List aria-label={t('filter.chosen')}>
        {chosenFilters(view).map((filter) => (
          <li key={filter.kind === 'value' ? `${filter.facet} ${filter.value}` : filter.kind}>
            <Chip
              data-remove
              aria-label={t('filter.remove', { filter: labelOf(filter) })}
              onClick={({ currentTarget }) => {
                keepFocus(currentTarget);
                onChange(filter.without);
              }}
            >
              <Label>{labelOf(filter)}</Label>
              <X aria-hidden />
            </Chip>
          </li>
        ))}
      </List>
      {canClear && (
        <Button variant="quiet" onClick={() => onChange(withoutFilters(view))}>
          {t('filter.clear')}
        </Button>
      )}
    </ChosenFiltersFrame>
  );
}
