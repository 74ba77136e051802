import type { i18n } from 'i18next';
import type { StoreApi } from 'zustand/vanilla';
import type { Appearance } from '../../state/appearance/appearanceStore.ts';
import type { ParentLink } from '../embedding/parentLink.ts';
import type { Portal } from './createPortalContext.ts';

/** `browser`: the portal owns the address bar; `memory`: the parent owns it. */
export type Routing = 'browser' | 'memory';

export type StartFailure = 'unknown_company' | 'unreachable' | 'returning' | 'misconfigured' | 'not_embedded';

export type AppState =
  | { phase: 'loading' }
  | { phase: 'failed'; i18n: i18n; appearance: StoreApi<Appearance>; reason: StartFailure }
  | {
      phase: 'ready';
      i18n: i18n;
      appearance: StoreApi<Appearance>;
      portal: Portal;
      link: ParentLink | null;
      path: string;
    };
