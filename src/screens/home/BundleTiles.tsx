import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { hover, phone } from '../../design-system/theme/media.ts';
import { bundlePromotion } from '../../domain/analytics/promotions.ts';
import { storeQuery } from '../../domain/catalogue/storeView.ts';
import { paths } from '../../routing/paths.ts';
import { useRecordFact } from '../../state/analytics/useRecordFact.ts';
import { useCategoryBundles } from '../../state/catalogue/useCatalogue.ts';
import { hasFailed } from '../../state/hasFailed.ts';
import { Section } from './Section.ts';

/** On a phone a strip to swipe, of pictures and names. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: 12px;

  ${phone} {
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-auto-columns: 100px;
    gap: 8px;
    margin-inline: -12px;
    padding: 2px 12px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Tile = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 100%;
  min-height: 76px;
  padding: 14px 16px;
  border: 1px solid var(--wp-line);
  border-radius: var(--wp-radius-card);
  background: var(--wp-surface);
  transition: border-color 0.12s;

  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: var(--wp-muted);
  }

  ${phone} {
    flex-direction: column;
    gap: 4px;
    min-height: 92px;
    padding: 8px 6px;
    text-align: center;

    & > svg {
      display: none;
    }
  }

  ${hover} {
    &:hover {
      border-color: var(--wp-brand-edge);
    }
  }
`;

const TileSkeleton = styled(Skeleton).attrs({ $height: 76 })`
  ${phone} {
    height: 92px;
  }
`;

const TextColumn = styled.span`
  flex: 1;
  min-width: 0;
`;

const Name = styled.span`
  display: block;
  font-weight: 650;

  ${phone} {
    font-size: 12.5px;
    line-height: 1.25;
  }
`;

const LineNames = styled.span`
  display: block;
  color: var(--wp-muted);
  font-size: 13px;

  ${phone} {
    display: none;
  }
`;

const SKELETON_KEYS = [1, 2, 3, 4];

export function BundleTiles() {
  const { t } = useTranslation('home');
  const id = useId();
  const bundles = useCategoryBundles();
  const { data, isPending } = bundles;
  const location = useLocation();
  useRecordFact(
    data
      ? {
          kind: 'promotions',
          at: location,
          slot: 'home',
          promotions: data.map(bundlePromotion),
          chosen: null,
        }
      : null,
  );
  if (hasFailed(bundles) || data?.length === 0) return null;
  return (
    <Section aria-labelledby={id} aria-busy={isPending}>
      <Heading as="h2" id={id}>
        {t('categories')}
      </Heading>
      <Tiles>
        {isPending
          ? SKELETON_KEYS.map((location) => (
              <li key={location}>
                <TileSkeleton />
              </li>
            ))
          : data?.map((bundle) => (
              <li key={bundle.id}>
                <Tile to={paths.store(storeQuery({ bundle: bundle.id }))}>
                  <ProductPicture src={bundle.image} size={48} />
                  <TextColumn>
                    <Name>{bundle.name}</Name>
                    <LineNames>{bundle.categories.map(({ line }) => line).join(', ')}</LineNames>
                  </TextColumn>
                  <ChevronRight aria-hidden />
                </Tile>
              </li>
            ))}
      </Tiles>
    </Section>
  );
}
