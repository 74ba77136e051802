import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Heading } from '../../design-system/Heading.ts';
import { hover } from '../../design-system/theme/media.ts';
import type { FacetValue } from '../../domain/catalogue/facets.ts';
import { storeQuery } from '../../domain/catalogue/storeView.ts';
import { paths } from '../../routing/paths.ts';
import { Section } from './Section.ts';

const MOST = 12;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(46%, 160px), 1fr));
  gap: 12px;
`;

const Tile = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  height: 100%;
  min-height: 56px;
  padding: 10px 14px;
  border: 1px solid var(--wp-line);
  border-radius: var(--wp-radius-card);
  background: var(--wp-surface);
  font-weight: 650;
  overflow-wrap: anywhere;

  & > small {
    color: var(--wp-muted);
    font-size: 13px;
    font-weight: 400;
  }

  ${hover} {
    &:hover {
      border-color: var(--wp-brand-edge);
    }
  }
`;

export function BrandTiles({ brands }: { brands: readonly FacetValue[] }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const id = useId();
  if (brands.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {t('brands')}
      </Heading>
      <Tiles>
        {brands.slice(0, MOST).map(({ value, count }) => (
          <li key={value}>
            <Tile to={paths.store(storeQuery({ brands: [value] }))}>
              {value} <small>{format.number(count)}</small>
            </Tile>
          </li>
        ))}
      </Tiles>
    </Section>
  );
}
