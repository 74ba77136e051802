import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { phone } from '../../design-system/theme/media.ts';

// What Enter does, by where the focus is.
const ENTER = [
  ['link number', 'open'],
  ['words', 'all'],
  ['recent', 'search'],
  ['quantity', 'add'],
] as const;

const Foot = styled.p`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 8px 14px;
  border-block-start: 1px solid var(--wp-line);
  background: var(--wp-surface);
  color: var(--wp-muted);
  font-size: 12.5px;

  & > :last-child {
    margin-inline-start: auto;
  }

  /* What a code does is said in general only while there is none. */
  & > [data-for],
  section:has([data-exact]) & > :last-child {
    display: none;
  }

  section:not(:focus-within):has([data-exact]) & > [data-for~='exact'],
  section:not(:focus-within):not(:has([data-exact])):has([data-row='document']) & > [data-for~='number'],
  section:not(:focus-within):not(:has([data-exact], [data-row='document'])):has([data-row='product'])
    & > [data-for~='words'],
  section:has([data-row='product']:focus) & > [data-for~='product'],
  section:has(a[data-row]:focus) & > [data-for~='link'],
  section:has(button[data-row]:focus) & > [data-for~='recent'],
  section:has(:not([data-in-cart]) > * > [data-quantity]:focus) & > [data-for~='quantity'] {
    display: inline;
  }

  & kbd {
    margin-inline-end: 4px;
    padding: 1px 6px;
    border: 1px solid var(--wp-line);
    border-radius: 5px;
    font: inherit;
    font-size: 11.5px;
  }

  @media (pointer: coarse) {
    display: none;
  }

  ${phone} {
    display: none;
  }
`;

/** The keys of the marked row of the search's panel; without one, those of the field. */
export function SearchKeys() {
  const { t } = useTranslation('catalogue');
  return (
    <Foot>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {t('search.keys.choose')}
      </span>
      {ENTER.map(([place, does]) => (
        <span key={does} data-for={place}>
          <kbd>{t('search.keys.enterKey')}</kbd>
          {t(`search.keys.${does}`)}
        </span>
      ))}
      <span data-for="product">
        <kbd>{t('search.keys.tabKey')}</kbd>
        {t('search.keys.quantity')}
      </span>
      <span data-for="exact">
        <kbd>{t('search.keys.enterKey')}</kbd>
        <kbd>{t('search.keys.tabKey')}</kbd>
        {t('search.keys.quantity')}
      </span>
      <span>{t('search.keys.atOnce')}</span>
    </Foot>
  );
}
