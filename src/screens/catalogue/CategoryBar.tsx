import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Chip } from '../../design-system/Chip.ts';
import { barSides } from '../../design-system/screenWidth.ts';
import { phone, touch } from '../../design-system/theme/media.ts';
import { bundlePromotion } from '../../domain/analytics/promotions.ts';
import type { CategoryBundle } from '../../domain/catalogue/product.ts';
import {
  DEFAULT_STORE_VIEW,
  parseStoreView,
  type StoreView,
  storeQuery,
} from '../../domain/catalogue/storeView.ts';
import { paths } from '../../routing/paths.ts';
import { useRecordFact } from '../../state/analytics/useRecordFact.ts';
import { backOfficeMessage } from '../../state/backOfficeMessage.ts';
import { useCategoryBundles } from '../../state/catalogue/useCatalogue.ts';
import { useCategoryTabs } from '../../state/catalogue/useCategoryTabs.ts';
import { hasFailed } from '../../state/hasFailed.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { ChipRow } from './ChipRow.tsx';

const Bar = styled.nav`
  display: grid;
  gap: 8px;
  padding-block: 10px;
  border-block-end: 1px solid var(--wp-line);
  background: var(--wp-surface);

  ${phone} {
    padding-block: 7px;
  }
`;

const CategoryRowPlaceholder = styled.div`
  height: 34px;

  ${touch} {
    height: 44px;
  }

  ${phone} {
    height: 38px;
  }
`;

const ErrorText = styled.p`
  ${barSides}
  color: var(--wp-bad);

  ${phone} {
    padding-inline: 12px;
  }
`;

type SubCategory = { name: string; view: StoreView; isSelected: boolean };

/** The lines of a bundle, or the sublines of a bundle with one line (rules: Category bar). */
const subCategoriesOf = ({ categories }: CategoryBundle, view: StoreView): SubCategory[] => {
  const [onlyCategory] = categories;
  const unfiltered: StoreView = { ...view, lines: [], sublines: [] };
  if (onlyCategory && categories.length === 1) {
    return onlyCategory.sublines.map((name) => {
      const isSelected = view.sublines.includes(name);
      return { name, isSelected, view: isSelected ? unfiltered : { ...unfiltered, sublines: [name] } };
    });
  }
  return categories.map(({ line }) => {
    const isSelected = view.lines.includes(line);
    return { name: line, isSelected, view: isSelected ? unfiltered : { ...unfiltered, lines: [line] } };
  });
};

type CategoryChipProps = {
  to: string;
  isSelected: boolean;
  tone?: 'neutral' | 'deal';
  children: ReactNode;
};

const CategoryChip = memo(function CategoryChip({
  to,
  isSelected,
  tone = 'neutral',
  children,
}: CategoryChipProps) {
  return (
    <li>
      <Chip
        as={Link}
        to={to}
        $tone={tone}
        $selected={isSelected}
        aria-current={isSelected ? 'page' : undefined}
      >
        {children}
      </Chip>
    </li>
  );
});

const pathOf = (view: StoreView): string => paths.store(storeQuery(view));

export function CategoryBar() {
  const { t } = useTranslation('catalogue');
  const location = useLocation();
  const bundles = useCategoryBundles();
  const tabs = useCategoryTabs();
  const customer = useCustomer();
  const view = parseStoreView(location.search);
  const { sort, layout } = view;
  const unfilteredView: StoreView = { ...DEFAULT_STORE_VIEW, sort, layout };
  const selectedBundle = bundles.data?.find(({ id }) => id === view.bundle);
  const subCategories = selectedBundle ? subCategoriesOf(selectedBundle, view) : [];
  useRecordFact(
    bundles.data
      ? {
          kind: 'promotions',
          at: location,
          slot: 'category_bar',
          promotions: bundles.data.map(bundlePromotion),
          chosen: selectedBundle ? bundlePromotion(selectedBundle).id : null,
        }
      : null,
  );
  return (
    <Bar aria-label={t('categories.label')}>
      <ChipRow>
        <CategoryChip to={pathOf(unfilteredView)} isSelected={!selectedBundle && !view.deals}>
          {t('categories.all')}
        </CategoryChip>
        {customer && (view.deals || tabs.hasDeals) && (
          <CategoryChip to={pathOf({ ...unfilteredView, deals: true })} isSelected={view.deals} tone="deal">
            {t('categories.deals')}
          </CategoryChip>
        )}
        {tabs.bundles.map(({ id, name }) => (
          <CategoryChip
            key={id}
            to={pathOf({ ...unfilteredView, bundle: id })}
            isSelected={id === selectedBundle?.id}
          >
            {name}
          </CategoryChip>
        ))}
      </ChipRow>
      {bundles.isPending && view.bundle !== null && <CategoryRowPlaceholder />}
      {hasFailed(bundles) && (
        <ErrorText role="status">{backOfficeMessage(bundles.error) || t('categories.failed')}</ErrorText>
      )}
      {subCategories.length > 1 && (
        <ChipRow label={t('categories.sub')}>
          {subCategories.map((subCategory) => (
            <li key={subCategory.name}>
              <Chip
                as={Link}
                to={pathOf(subCategory.view)}
                $selected={subCategory.isSelected}
                aria-current={subCategory.isSelected ? 'true' : undefined}
              >
                {subCategory.name}
              </Chip>
            </li>
          ))}
        </ChipRow>
      )}
    </Bar>
  );
}
