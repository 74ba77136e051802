import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { holdKeys } from '../../design-system/heldKeys.ts';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { SearchField } from '../../design-system/SearchField.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { usePortalRoot } from '../../design-system/theme/overlayContainer.ts';
import { useListener } from '../../design-system/useListener.ts';
import { parseStoreView } from '../../domain/catalogue/storeView.ts';
import { delay } from '../../platform/delay.ts';
import { paths, TO_RESULTS } from '../../routing/paths.ts';
import { loadStoreParts } from '../../screens/catalogue/loadStoreParts.ts';
import { usePrefetchProducts } from '../../state/catalogue/useCatalogue.ts';
import { usePortal } from '../../state/usePortal.ts';

/** Search starts this long after the last keystroke (rules: Search). */
const DEBOUNCE_MS = 100;
/** A response within this time is rendered directly; a later one shows the store's loading state first. */
const QUICK_RESPONSE_MS = 80;
const SHORTCUT = '/';
/** What was begun here isn't left by typing: the results are shown over the page. Enter leads to the store. */
const KEPT_SCREENS = /^\/(cart|checkout)\b/;

const SearchPanel = lazyWithRetry(() => loadStoreParts().then((module) => module.SearchPanel));

type Typed = { text: string; state?: typeof TO_RESULTS };

const Box = styled.div.attrs({ role: 'search' })`
  position: relative;
  flex: 1;
  min-width: 120px;

  /* It takes the whole row while it is used; what it covers keeps its place in the order of the Tab key. */
  ${phone} {
    position: static;
    min-width: 44px;

    &:focus-within {
      position: absolute;
      inset-inline: 12px;
      z-index: 1;
    }
  }
`;

/** No quantity contains the shortcut, so it leads from a quantity to the search too. */
const isTyping = (target?: EventTarget) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([data-quantity]), textarea, select'));

const isShortcut = (event: KeyboardEvent): boolean => {
  if (event.key !== SHORTCUT || event.defaultPrevented || event.ctrlKey || event.metaKey) return false;
  // Within a shadow root, the event's own target is its host.
  const [target] = event.composedPath();
  return !isTyping(target);
};

/**
 * The store's search, available on every screen; `/` focuses it, in a parent's page only from within the portal. Enter searches immediately and moves the focus to the
 * first product, or to the quantity of the product with this code; barcode scanners end a code with Enter. Results are requested before the store renders.
 */
export function SearchBox() {
  const { t } = useTranslation('layout');
  const { ownsPage } = usePortal();
  const root = usePortalRoot();
  const scope = ownsPage ? document.body : root;
  const prefetchProducts = usePrefetchProducts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isStore = pathname.startsWith(paths.store());
  const [panel, setPanel] = useState({ text: '', pathname });
  const panelText = panel.pathname === pathname ? panel.text : '';
  const shown = isStore ? (params.get('text') ?? '') : panelText;
  const [typed, setTyped] = useState<Typed | null>(null);
  const field = useRef<HTMLInputElement>(null);

  useListener(scope, 'keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    field.current?.focus();
  });

  const queryFor = (text: string): string => {
    const next = new URLSearchParams(isStore ? params : '');
    next.delete('deals');
    if (text.trim()) next.set('text', text);
    else next.delete('text');
    return next.toString();
  };

  const prefetch = useEffectEvent(async (text: string) => {
    await prefetchProducts(parseStoreView(queryFor(text)));
  });

  /** One transition, so that the field never shows the previous URL's text. */
  const show = useEffectEvent(({ text, state }: Typed) =>
    startTransition(() => {
      setTyped(null);
      if (KEPT_SCREENS.test(pathname) && !state) setPanel({ text, pathname });
      else if (text !== shown || state) {
        void navigate(paths.store(queryFor(text)), { replace: isStore, state });
      }
    }),
  );

  useEffect(() => {
    if (!typed) return;
    let isLatest = true;
    const search = async () => {
      if (!typed.state) await delay(DEBOUNCE_MS);
      if (isLatest) await Promise.race([prefetch(typed.text), delay(QUICK_RESPONSE_MS)]);
      if (isLatest) show(typed);
    };
    void search();
    return () => {
      isLatest = false;
    };
  }, [typed]);

  return (
    <Box>
      <SearchField
        ref={field}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        shortPlaceholder={t('search.short')}
        clearLabel={t('search.clear')}
        shortcut={SHORTCUT}
        value={typed?.text ?? shown}
        onChange={(text) => setTyped({ text })}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={({ key, currentTarget, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) {
            holdKeys(scope);
            setTyped({ text: currentTarget.value, state: TO_RESULTS });
          }
        }}
      />
      {panelText.trim() && <SearchPanel text={panelText} onClose={() => setPanel({ text: '', pathname })} />}
    </Box>
  );
}
