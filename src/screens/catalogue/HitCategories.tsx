import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { hover, touch } from '../../design-system/theme/media.ts';
import type { Facets } from '../../domain/catalogue/facets.ts';
import { hitCategories } from '../../domain/catalogue/hitCategories.ts';
import { storeQuery } from '../../domain/catalogue/storeView.ts';
import { paths } from '../../routing/paths.ts';

const Row = styled.div`
  display: flex;
  align-items: baseline;
  gap: 8px;
  padding: 10px 10px 3px;
  color: var(--wp-muted);
  font-size: 13px;

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

const Category = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 26px;
  padding: 0 10px;
  border-radius: 7px;
  background: var(--wp-hover);
  color: var(--wp-ink);
  font-weight: 600;
  text-decoration: none;

  ${hover} {
    &:hover {
      background: var(--wp-brand-tint);
    }
  }

  ${touch} {
    min-height: 44px;
    padding: 0 14px;
  }
`;

type HitCategoriesProps = { text: string; facets: Facets; onOpen(): void };

/** The categories in which most of a search's hits are, each leading to the store with those alone. */
export function HitCategories({ text, facets, onOpen }: HitCategoriesProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const categories = hitCategories(facets);
  if (categories.length === 0) return null;
  return (
    <Row>
      <span aria-hidden>{t('search.in')}</span>
      <ul aria-label={t('categories.label')}>
        {categories.map(({ facet, value, count }) => (
          <li key={value}>
            <Category data-row to={paths.store(storeQuery({ text, [facet]: [value] }))} onClick={onOpen}>
              {`${value} ${format.number(count)}`}
            </Category>
          </li>
        ))}
      </ul>
    </Row>
  );
}
