import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { SearchField } from '../../design-system/SearchField.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { paths, TO_RESULTS } from '../paths.ts';

/** Typing rests this long before it searches, ms (specification §9). */
const DEBOUNCE = 100;
const SHORTCUT = '/';

const Box = styled.div.attrs({ role: 'search' })`
  flex: 1;
  min-width: 120px;

  /* A row of its own, with room for the cart beside it. */
  ${phone} {
    order: 9;
    flex: 1 0 calc(100% - 120px);
  }
`;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/**
 * The search of the store, from every screen: what is typed shows in the store's address, and `/` leads here. Enter doesn't
 * wait, and goes on to the first product; a scanner ends a code with it.
 */
export function SearchBox() {
  const { t } = useTranslation('layout');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isStore = pathname.startsWith(paths.store());
  const shown = isStore ? (params.get('text') ?? '') : '';
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const rest = useRef(0);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== SHORTCUT || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  /**
   * In one transition, so that the field never shows what stood in the address before. What was resting is searched by it:
   * the transition may take longer than the rest, whose search would then replace this one.
   */
  const search = useCallback(
    (text: string, state?: typeof TO_RESULTS) => {
      window.clearTimeout(rest.current);
      startTransition(() => {
        const next = new URLSearchParams(isStore ? params : '');
        next.delete('deals');
        if (text.trim()) next.set('text', text);
        else next.delete('text');
        setTyped(null);
        if (text !== shown || state) void navigate(paths.store(next.toString()), { replace: isStore, state });
      });
    },
    [isStore, params, shown, navigate],
  );

  useEffect(() => {
    if (typed === null) return;
    rest.current = window.setTimeout(() => search(typed), DEBOUNCE);
    return () => window.clearTimeout(rest.current);
  }, [typed, search]);

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
        onKeyDown={({ key, currentTarget, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) search(currentTarget.value, TO_RESULTS);
        }}
      />
    </Box>
  );
}
