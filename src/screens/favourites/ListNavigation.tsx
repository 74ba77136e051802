import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { oneColumn } from '../../design-system/ScreenFrame.ts';
import { showFocused } from '../../design-system/showFocused.ts';
import { hover, touch } from '../../design-system/theme/media.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import { paths } from '../../routing/paths.ts';
import { useListName } from './useListName.ts';

const Lists = styled.ul`
  display: grid;
  gap: 2px;

  ${oneColumn} {
    display: flex;
    gap: 8px;
    margin-inline: calc(-1 * var(--wp-screen-side));
    /* Contains hidden, absolutely positioned text, which must not widen the page. */
    position: relative;
    padding: 2px var(--wp-screen-side);
    scroll-padding-inline: var(--wp-screen-side);
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const ListLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  min-height: 36px;
  padding: 4px 10px;
  border: 1px solid transparent;
  border-radius: var(--wp-radius);
  color: var(--wp-ink);
  text-decoration: none;

  & > small {
    color: var(--wp-muted);
    font-size: 13px;
  }

  &[aria-current] {
    background: var(--wp-brand-tint);
    color: var(--wp-brand-text);
    font-weight: 600;
  }

  ${hover} {
    &:hover:not([aria-current]) {
      background: var(--wp-hover);
    }
  }

  ${oneColumn} {
    border-color: var(--wp-line);
    border-radius: 999px;
    background: var(--wp-surface);
    white-space: nowrap;

    &[aria-current] {
      border-color: var(--wp-brand-text);
    }
  }

  ${touch} {
    min-height: 44px;
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

type ListNavigationProps = { lists: readonly FavouriteList[]; selectedId: string | null };

export function ListNavigation({ lists, selectedId }: ListNavigationProps) {
  const { t } = useTranslation('favourites');
  const format = useFormat();
  const { nameOf } = useListName();
  return (
    <nav aria-label={t('lists')}>
      <Lists onFocus={showFocused}>
        {lists.map((list) => (
          <li key={list.id}>
            <ListLink
              to={paths.favourites(`list=${encodeURIComponent(list.id)}`)}
              aria-current={list.id === selectedId ? 'page' : undefined}
            >
              <Name>{nameOf(list)}</Name>
              <small>
                <span aria-hidden>{format.number(list.productIds.length)}</span>
                <VisuallyHidden>{t('count', { count: list.productIds.length })}</VisuallyHidden>
              </small>
            </ListLink>
          </li>
        ))}
      </Lists>
    </nav>
  );
}
