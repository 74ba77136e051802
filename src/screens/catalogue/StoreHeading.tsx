import { ArrowUpDown, LayoutGrid, List, Rows4, SlidersHorizontal } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { IconButton } from '../../design-system/IconButton.tsx';
import { MutedText } from '../../design-system/MutedText.ts';
import { NativeSelect } from '../../design-system/NativeSelect.tsx';
import { phone } from '../../design-system/theme/media.ts';
import {
  countFilters,
  PRODUCT_SORTS,
  type StoreLayout,
  type StoreView,
} from '../../domain/catalogue/storeView.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { Toolbar } from './StoreFrames.ts';

const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 10px;
  min-width: 0;
  max-height: 34px;
  overflow: hidden;

  ${phone} {
    flex: 1;
    max-height: 44px;
    column-gap: 6px;
    line-height: 1.2;

    & > :first-child {
      overflow: hidden;
      font-size: 15px;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    & > :last-child {
      font-size: 13px;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;

  ${phone} {
    gap: 0;
    margin-inline-end: -12px;
  }
`;

const FilterButton = styled(Button)`
  ${phone} {
    padding-inline: 8px;
    border-color: transparent;
    background: transparent;
  }
`;

const LayoutSwitch = styled.div`
  display: flex;

  & > button[aria-pressed='true'] {
    background: var(--wp-brand-tint);
  }

  /* A phone has no table to be compact, and offers the other of list and grid in one place; the focus stays where it was. */
  ${phone} {
    display: grid;

    & > button {
      grid-area: 1 / 1;
      width: 40px;
      color: var(--wp-ink);
    }

    & > :first-child {
      display: none;
    }

    & > [aria-pressed='true'],
    &:has(> :last-child[aria-pressed='false']) > :nth-child(2) {
      background: transparent;
      pointer-events: none;

      &:not(:focus-visible) {
        opacity: 0;
      }
    }
  }
`;

/** On a phone a button, under the finger the select itself. */
const Sort = styled.span`
  & > svg {
    display: none;
  }

  ${phone} {
    position: relative;
    display: grid;
    place-items: center;
    width: 40px;
    height: 44px;
    border-radius: var(--wp-radius);

    & > svg {
      display: block;
      width: 18px;
      height: 18px;
    }

    &:has(:focus-visible) {
      outline: 2px solid var(--wp-brand-text);
      outline-offset: -2px;
    }
  }
`;

const SortSelect = styled(NativeSelect)`
  max-width: 190px;

  ${phone} {
    position: absolute;
    inset: 0;
    opacity: 0;

    & > select {
      width: 100%;
      height: 100%;
    }
  }
`;

const LAYOUTS = [
  ['compact', <Rows4 key="compact" aria-hidden />],
  ['list', <List key="list" aria-hidden />],
  ['grid', <LayoutGrid key="grid" aria-hidden />],
] as const;

/**
 * `total`: null while the shown products are those of another search. `onFilters`: null when the filters are
 * beside the list.
 */
type StoreHeadingProps = {
  title: string;
  total: number | null;
  view: StoreView;
  layout: StoreLayout;
  onFilters: (() => void) | null;
  onSort(sort: StoreView['sort']): void;
  onLayout(layout: StoreLayout): void;
};

const LayoutChoice = memo(function LayoutChoice({
  layout,
  onLayout,
}: Pick<StoreHeadingProps, 'layout' | 'onLayout'>) {
  const { t } = useTranslation('catalogue');
  return (
    <LayoutSwitch role="group" aria-label={t('layout.label')}>
      {LAYOUTS.map(([choice, icon]) => (
        <IconButton
          key={choice}
          label={t(`layout.${choice}`)}
          icon={icon}
          aria-pressed={layout === choice}
          onClick={() => onLayout(choice)}
        />
      ))}
    </LayoutSwitch>
  );
});

export const StoreHeading = memo(function StoreHeading({
  title,
  total,
  view,
  layout,
  onFilters,
  onSort,
  onLayout,
}: StoreHeadingProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const filterCount = countFilters(view);
  const pricesHidden = usePricesHidden();
  const sorts = PRODUCT_SORTS.filter(
    (sort) =>
      sort !== (view.text.trim() === '' ? 'relevance' : '') && !(pricesHidden && sort.startsWith('price_')),
  );
  const hasDefaultSort = view.text.trim() === '' && view.sort === 'relevance';
  return (
    <Toolbar>
      <TitleRow>
        <Heading>{title}</Heading>
        <MutedText role="status" style={{ opacity: total === 0 ? 0 : 1 }}>
          {total !== null && t('store.count', { count: total, number: format.number(total) })}
        </MutedText>
      </TitleRow>
      <Tools>
        {onFilters && (
          <FilterButton onClick={onFilters}>
            <SlidersHorizontal aria-hidden />
            {filterCount > 0 ? t('filter.openCount', { count: filterCount }) : t('filter.open')}
          </FilterButton>
        )}
        <Sort>
          <ArrowUpDown aria-hidden />
          <SortSelect
            label={t('sort.by')}
            value={hasDefaultSort ? 'popular' : view.sort}
            options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
            onChange={(event) => {
              const sort = sorts.find((candidate) => candidate === event.target.value);
              if (sort) onSort(sort);
            }}
          />
        </Sort>
        <LayoutChoice layout={layout} onLayout={onLayout} />
      </Tools>
    </Toolbar>
  );
});
