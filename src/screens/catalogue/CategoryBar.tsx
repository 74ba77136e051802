import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Chip } from '../../design-system/Chip.ts';
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
import { useWorkspace } from '../../state/useWorkspace.ts';
import { ChipRow } from './ChipRow.tsx';

const Bar = styled.nav`
  display: grid;
  gap: 8px;
  padding-block: 10px;
  border-block-end: 1px solid var(--wp-line);
  background: var(--wp-surface);
`;

/** Reserves the second row while bundles are loading. */
const CategoryRowPlaceholder = styled.div`
  height: 34px;

  ${touch} {
    height: 44px;
  }
`;

const Failed = styled.p`
  padding-inline: 24px;
  color: var(--wp-bad);

  ${phone} {
    padding-inline: 12px;
  }
`;

type SubCategory = { name: string; view: StoreView; isChosen: boolean };

/** The lines of a bundle, or the sublines of a bundle with one line (specification §2, category bar). */
const subCategories = ({ categories }: CategoryBundle, view: StoreView): SubCategory[] => {
  const [only] = categories;
  const base: StoreView = { ...view, lines: [], sublines: [] };
  if (only && categories.length === 1) {
    return only.sublines.map((name) => {
      const isChosen = view.sublines.includes(name);
      return { name, isChosen, view: isChosen ? base : { ...base, sublines: [name] } };
    });
  }
  return categories.map(({ line }) => {
    const isChosen = view.lines.includes(line);
    return { name: line, isChosen, view: isChosen ? base : { ...base, lines: [line] } };
  });
};

/** All products and each bundle, and below them the parts of the chosen bundle. */
export function CategoryBar() {
  const { t } = useTranslation('catalogue');
  const at = useLocation();
  const bundles = useCategoryBundles();
  const { customer } = useWorkspace();
  const view = parseStoreView(at.search);
  const { sort, layout } = view;
  const fresh: StoreView = { ...DEFAULT_STORE_VIEW, sort, layout };
  const chosen = bundles.data?.find(({ id }) => id === view.bundle);
  const parts = chosen ? subCategories(chosen, view) : [];
  useRecordFact(
    bundles.data
      ? {
          kind: 'promotions',
          at,
          slot: 'category_bar',
          promotions: bundles.data.map(bundlePromotion),
          chosen: chosen ? bundlePromotion(chosen).id : null,
        }
      : null,
  );
  return (
    <Bar aria-label={t('categories.label')}>
      <ChipRow>
        <li>
          <Chip
            as={Link}
            to={paths.store(storeQuery(fresh))}
            $selected={!chosen && !view.deals}
            aria-current={chosen || view.deals ? undefined : 'page'}
          >
            {t('categories.all')}
          </Chip>
        </li>
        {customer && (
          <li>
            <Chip
              as={Link}
              to={paths.store(storeQuery({ ...fresh, deals: true }))}
              $tone="deal"
              $selected={view.deals}
              aria-current={view.deals ? 'page' : undefined}
            >
              {t('categories.deals')}
            </Chip>
          </li>
        )}
        {bundles.data?.map(({ id, name }) => (
          <li key={id}>
            <Chip
              as={Link}
              to={paths.store(storeQuery({ ...fresh, bundle: id }))}
              $selected={id === chosen?.id}
              aria-current={id === chosen?.id ? 'page' : undefined}
            >
              {name}
            </Chip>
          </li>
        ))}
      </ChipRow>
      {bundles.isPending && view.bundle !== null && <CategoryRowPlaceholder />}
      {bundles.isError && (
        <Failed role="status">{backOfficeMessage(bundles.error) || t('categories.failed')}</Failed>
      )}
      {parts.length > 1 && (
        <ChipRow label={t('categories.sub')}>
          {parts.map((part) => (
            <li key={part.name}>
              <Chip
                as={Link}
                to={paths.store(storeQuery(part.view))}
                $selected={part.isChosen}
                aria-current={part.isChosen ? 'true' : undefined}
              >
                {part.name}
              </Chip>
            </li>
          ))}
        </ChipRow>
      )}
    </Bar>
  );
}
