import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { SearchField } from '../../design-system/SearchField.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { paths } from '../paths.ts';

/** Typing rests this long before it searches, ms (specification §9). */
const DEBOUNCE = 100;
const SHORTCUT = '/';

const Box = styled.search`
  flex: 1;
  min-width: 120px;

  ${phone} {
    order: 9;
    flex: 1 0 100%;
  }
`;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** The search of the store, from every screen: what is typed shows in the store's address, and `/` leads here. */
export function SearchBox() {
  const { t } = useTranslation('layout');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isStore = pathname.startsWith(paths.store());
  const shown = isStore ? (params.get('text') ?? '') : '';
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== SHORTCUT || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      const next = new URLSearchParams(isStore ? params : '');
      if (typed.trim()) next.set('text', typed);
      else next.delete('text');
      setTyped(null);
      if (typed !== shown) void navigate(paths.store(next.toString()), { replace: isStore });
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed, shown, isStore, params, navigate]);

  return (
    <Box>
      <SearchField
        ref={field}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        clearLabel={t('search.clear')}
        shortcut={SHORTCUT}
        value={typed ?? shown}
        onChange={setTyped}
      />
    </Box>
  );
}
