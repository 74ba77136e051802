import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { dropHeldKeys, holdKeys } from '../../design-system/heldKeys.ts';
import { isHandheld } from '../../design-system/isHandheld.ts';
import { lazyOptional, lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { SearchField } from '../../design-system/SearchField.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { usePortalRoot } from '../../design-system/theme/overlayContainer.ts';
import { useListener } from '../../design-system/useListener.ts';
import { parseStoreView } from '../../domain/catalogue/storeView.ts';
import { isScannedCode } from '../../domain/quickOrder/isScannedCode.ts';
import { delay } from '../../platform/delay.ts';
import { paths, TO_RESULTS } from '../../routing/paths.ts';
import { loadStoreParts } from '../../screens/catalogue/loadStoreParts.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { usePrefetchProducts, useSearchDependencies } from '../../state/catalogue/useCatalogue.ts';
import type { EnteredSearch } from '../../state/search/enterSearch.ts';
import { usePortal } from '../../state/usePortal.ts';

// Search starts this long after the last keystroke (rules: Search).
const DEBOUNCE_MS = 100;
// A response within this time is rendered directly; a later one shows the store's loading state first.
const QUICK_RESPONSE_MS = 80;
// An entered text that isn't known to be a code or a number after this time leads to the store, which goes on looking.
const LOOKUP_MS = 2_000;
const SHORTCUT = '/';

const SearchPanel = lazyWithRetry(() => loadStoreParts().then((module) => module.SearchPanel));

const SearchScan = lazyOptional(() => loadStoreParts().then((module) => module.SearchScan));

type Typed = { text: string; isEntered?: boolean };
// The panel of a page. `entered`: the code that Enter was pressed after, whose quantity takes the focus.
type OpenPanel = { text: string; pathname: string; entered: Typed | null };

const Box = styled.div.attrs({ role: 'search' })`
  flex: 1;
  min-width: 120px;
  anchor-name: --wp-search;

  /* It takes the whole row while it is used; what it covers keeps its place in the order of the Tab key. */
  ${phone} {
    min-width: 44px;

    &:focus-within {
      position: absolute;
      inset-inline: 12px;
      z-index: 1;
    }
  }
`;

// No quantity contains the shortcut, so it leads from a quantity to the search too.
const isTyping = (target?: EventTarget) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([data-quantity]), textarea, select'));

const isShortcut = (event: KeyboardEvent): boolean => {
  if (event.key !== SHORTCUT || event.defaultPrevented || event.ctrlKey || event.metaKey) return false;
  // Within a shadow root, the event's own target is its host.
  const [target] = event.composedPath();
  return !isTyping(target);
};

const usePanel = () => {
  const { pathname } = useLocation();
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  const show = (text: string, entered: Typed | null = null) => setPanel({ text, pathname, entered });
  // It was opened over another page.
  return { panel: panel?.pathname === pathname ? panel : null, show, hide: () => setPanel(null) };
};

const useStoreText = (isStore: boolean) => {
  const [params] = useSearchParams();
  const queryFor = (text: string): string => {
    const next = new URLSearchParams(isStore ? params : '');
    next.delete('deals');
    if (text.trim()) next.set('text', text);
    else next.delete('text');
    return next.toString();
  };
  return { storeText: params.get('text') ?? '', queryFor };
};

// Starts a search some time after the last letter, or at once with Enter; its response is asked for before it is shown.
const useTyped = (on: {
  prefetch(text: string): Promise<void>;
  /** Null: it is shown as words. */
  lookUp(text: string): Promise<EnteredSearch | null>;
  show(typed: Typed, found: EnteredSearch | null): void;
}) => {
  const [typed, setTyped] = useState<Typed | null>(null);
  const prefetch = useEffectEvent(on.prefetch);
  const lookUp = useEffectEvent(on.lookUp);
  /** One transition, so that the field never shows the previous text. */
  const show = useEffectEvent((latest: Typed, found: EnteredSearch | null) =>
    startTransition(() => {
      setTyped(null);
      on.show(latest, found);
    }),
  );
  useEffect(() => {
    if (!typed) return;
    let isLatest = true;
    const search = async () => {
      if (!typed.isEntered) await delay(DEBOUNCE_MS);
      if (isLatest) await Promise.race([prefetch(typed.text), delay(QUICK_RESPONSE_MS)]);
      const found = isLatest && typed.isEntered ? await lookUp(typed.text) : null;
      if (isLatest) show(typed, found);
    };
    void search();
    return () => {
      isLatest = false;
    };
  }, [typed]);
  return [typed, setTyped] as const;
};

const useLookUp = (isStore: boolean) => {
  const search = useSearchDependencies();
  const { local, session } = usePortal();
  return async (text: string): Promise<EnteredSearch | null> => {
    const found = loadStoreParts()
      .then(({ enterSearch }) => enterSearch({ ...search, local, session }, text))
      .catch(() => null);
    // The store finds by itself.
    return isStore ? null : Promise.race([found, delay(LOOKUP_MS).then(() => null)]);
  };
};

const useSearch = () => {
  const prefetchProducts = usePrefetchProducts();
  const navigate = useNavigate();
  const isStore = useLocation().pathname.startsWith(paths.store());
  const { panel, show, hide } = usePanel();
  const { storeText, queryFor } = useStoreText(isStore);
  const shown = isStore ? storeText : (panel?.text ?? '');
  const [typed, setTyped] = useTyped({
    prefetch: (text) => prefetchProducts(parseStoreView(queryFor(text))),
    lookUp: useLookUp(isStore),
    show: (latest, found) => {
      const { text, isEntered } = latest;
      if (found?.kind === 'code') return show(text, latest);
      if (!isStore && !isEntered) return show(text);
      hide();
      if (found?.kind === 'document') {
        dropHeldKeys();
        void navigate(paths.document(found.id));
      } else if (text !== shown || isEntered)
        void navigate(paths.store(queryFor(text)), {
          replace: isStore,
          state: isEntered ? TO_RESULTS : undefined,
        });
    },
  });
  return {
    panel: isStore ? null : panel,
    value: typed?.text ?? shown,
    type: (text: string, isEntered = false) => setTyped({ text, isEntered }),
    open: () => isStore || panel || show(shown),
    close: () => {
      setTyped(null);
      hide();
    },
  };
};

// Returns whose keys are the portal's.
const useShortcut = (field: RefObject<HTMLInputElement | null>): HTMLElement => {
  const { ownsPage } = usePortal();
  const root = usePortalRoot();
  const scope = ownsPage ? document.body : root;
  useListener(scope, 'keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    field.current?.focus();
  });
  return scope;
};

// A quantity of a product, and not of a list, which has scans of its own.
const PRODUCT_QUANTITY = '[data-quantity]:not([role=grid] *, [role=dialog] *)';

// A hand scanner types the next code into the quantity that the last one led to. Escape gives the field its quantity back.
const useScans = (scope: HTMLElement, enter: (code: string) => void): void =>
  useListener(
    scope,
    'keydown',
    (event) => {
      const [field] = event.composedPath();
      if (event.key !== 'Enter' || !(field instanceof HTMLInputElement)) return;
      const code = field.value.trim();
      if (!field.matches(PRODUCT_QUANTITY) || !isScannedCode(code)) return;
      event.preventDefault();
      event.stopPropagation();
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      enter(code);
    },
    true,
  );

// `enter`: what Enter does, with a text that wasn't typed too. `scope`: whose keys are the portal's.
const useKeys = ({ panel, type, open, close }: ReturnType<typeof useSearch>, scope: HTMLElement) => {
  const enter = (text: string) => {
    holdKeys(scope);
    type(text, true);
  };
  const onKeyDown = (event: ReactKeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') enter(event.currentTarget.value);
    else if (event.key === 'Escape' && panel) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'ArrowDown') open();
  };
  return { enter, onKeyDown };
};

/**
 * The search, available on every screen; `/` focuses it, in a parent's page only from within the portal. In the store the list follows
 * what is typed; over every other page a panel shows it. Enter leads to the quantity of the product with this code, to the document
 * with this number, or else to the store's results; barcode scanners end a code with Enter.
 */
export function SearchBox() {
  const { t } = useTranslation('layout');
  const { pointer } = useAppearance().context;
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch();
  const { panel, value, type, open, close } = search;
  const scope = useShortcut(field);
  const { enter, onKeyDown } = useKeys(search, scope);
  useScans(scope, enter);
  const choose = (text: string) => {
    field.current?.focus();
    type(text);
  };
  return (
    <>
      <Box ref={box}>
        <SearchField
          ref={field}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          shortPlaceholder={t('search.short')}
          clearLabel={t('search.clear')}
          shortcut={SHORTCUT}
          escapeKey={panel?.text ? t('search.escapeKey') : undefined}
          action={isHandheld(pointer) && <SearchScan onCode={enter} finalFocus={() => field.current} />}
          value={value}
          onChange={(text) => type(text)}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
            open();
          }}
          onClick={open}
          onKeyDown={onKeyDown}
        />
      </Box>
      {panel && (
        <SearchPanel text={panel.text} entered={panel.entered} box={box} onChoose={choose} onClose={close} />
      )}
    </>
  );
}
