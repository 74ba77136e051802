import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { phone } from '../../design-system/theme/media.ts';
import { useFoundDocuments } from '../../state/history/useFoundDocuments.ts';
import { useRecentSearches } from '../../state/search/useRecentSearches.ts';
import { usePortal } from '../../state/usePortal.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchedDocuments } from './SearchedDocuments.tsx';
import { SearchedProducts } from './SearchedProducts.tsx';
import { SearchKeys } from './SearchKeys.tsx';
import { type SearchPanelOptions, useSearchPanel } from './useSearchPanel.ts';

/** Below the whole bar, at the start of the field where it has room. In a slot the page around is a parent's, and isn't shaded. */
const Panel = styled.section<{ $shades: boolean; $width: number }>`
  position: absolute;
  inset-block-start: calc(100% + 6px);
  inset-inline-start: max(24px, (100% - 858px) / 2);
  z-index: 20;
  width: min(${({ $width }) => $width}px, 100% - 48px);
  max-height: min(640px, 78dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: 14px;
  background: var(--wp-surface);
  box-shadow:
    var(--wp-shadow-2),
    0 0 0 1px var(--wp-line)
    ${({ $shades }) => $shades && ', 0 0 0 100vmax rgb(15 23 42 / 35%)'};
  outline: none;
  clip-path: inset(-5px -100vmax -100vmax);

  @supports (left: anchor(left)) {
    position-anchor: --wp-search;
    inset-inline-start: max(24px, min(anchor(start), 100% - 24px - ${({ $width }) => $width}px));
  }

  /* Without a row the keys do nothing. */
  &:not(:has([data-row])) > p {
    display: none;
  }

  ${phone} {
    inset-block-start: 100%;
    inset-inline: 0;
    width: auto;
    ${({ $shades }) => $shades && 'max-height: calc(100dvh - 52px - var(--wp-navigation-bar, 0px));'}
    border-radius: 0 0 14px 14px;
    clip-path: inset(-1px -100vmax -100vmax);
  }
`;

const Columns = styled.div`
  display: flex;

  & > * {
    flex: 1 1 540px;
    min-width: 0;
    padding: 11px 4px;
  }

  ${phone} {
    flex-direction: column;

    & > * {
      flex-basis: auto;
    }
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;

  &:empty {
    display: none;
  }

  ${Columns} > * + & {
    flex: 0 0 318px;
    border-inline-start: 1px solid var(--wp-line);
    background: var(--wp-page);
  }

  ${phone} {
    ${Columns} > * + & {
      flex: auto;
      border: 0;
    }
  }
`;

const WITH_BOTH = 858;
const WITH_ONE = 600;

type SearchPanelProps = SearchPanelOptions & { text: string; onChoose(text: string): void };

/** What a search finds, over a page that the customer doesn't leave by typing; without a text what was searched lately. */
export function SearchPanel({ text, entered, box, onChoose, onClose }: SearchPanelProps) {
  const { t } = useTranslation('catalogue');
  const { ownsPage } = usePortal();
  const recent = useRecentSearches();
  const panel = useSearchPanel({ box, entered, onClose });
  const documents = useFoundDocuments(text);
  const hasText = text.trim() !== '';
  const note = () => recent.note(text);
  // Alone they would leave the column nearly empty, and take its width from the products.
  const hasSide = !hasText || documents.length > 0;
  const searches = (
    <RecentSearches isLine={!hasSide} texts={recent.texts} onChoose={onChoose} onClear={recent.clear} />
  );
  const open = () => {
    note();
    onClose();
  };
  if (!hasText && recent.texts.length === 0) return null;
  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      aria-label={t('search.results')}
      $shades={ownsPage}
      $width={hasText ? WITH_BOTH : WITH_ONE}
    >
      <Columns>
        {hasText && (
          <SearchedProducts text={text} isOptional={hasSide} onOpen={open} onAdd={note}>
            {!hasSide && searches}
          </SearchedProducts>
        )}
        {hasSide && (
          <Side>
            <SearchedDocuments documents={documents} onOpen={open} />
            {searches}
          </Side>
        )}
      </Columns>
      <SearchKeys />
    </Panel>
  );
}
