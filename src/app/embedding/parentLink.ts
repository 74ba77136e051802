import type { i18n } from 'i18next';
import type { StoreApi } from 'zustand/vanilla';
import { requestSession } from '../../api/access/requestSession.ts';
import { toFailure } from '../../api/callError.ts';
import type { Answer, ConnectFailure, Parent, PortalEvents } from '../../bridge/contract.ts';
import { deviceTheme } from '../../design-system/theme/deviceTheme.ts';
import { hasUnsavedIn } from '../../design-system/unsaved.ts';
import type { Language } from '../../domain/tenant/language.ts';
import { isLeavingConfirmed } from '../../platform/leaveGuard.ts';
import { createLocalStore } from '../../platform/storage.ts';
import { chunksOf, screenAt } from '../../routing/screenAt.ts';
import type { ParentSession } from '../../state/access/sessionService.ts';
import { endOf, isSignedIn, type SessionEnd, type SessionState } from '../../state/access/sessionStore.ts';
import { type Appearance, createAppearance } from '../../state/appearance/appearanceStore.ts';
import { followParent } from '../../state/appearance/followParent.ts';
import type { PortalContext } from '../../state/portal.ts';
import { preloadChunks } from '../routes/preloadChunks.ts';
import { followSize } from './followSize.ts';
import { nameLinks } from './nameLinks.ts';
import { NotEmbedded } from './notEmbedded.ts';
import { PARENT_HINTS } from './parentHints.ts';
import { createScreenNavigation, type Screens, type ShownVisit } from './screenNavigation.ts';
import { pathOfTarget, targetOfPath } from './targets.ts';
import { tellProblems } from './tellProblems.ts';
import { tellVitals } from './tellVitals.ts';
import { watchSight } from './watchSight.ts';
import { whenScreenShows } from './whenScreenShows.ts';

const withHint = (status: PortalEvents['status']): PortalEvents['status'] => ({
  ...status,
  hint: PARENT_HINTS[status.code ?? ''],
});

const statusOf = (end: SessionEnd): PortalEvents['status'] => {
  if (end === 'unreachable') return withHint({ status: 'failed', code: 'session_unavailable' });
  if (end === 'unanswered' || end === 'failed') return withHint({ status: 'failed', code: 'unanswered' });
  if (end === 'identity_changed') return withHint({ status: 'identity-changed', code: end });
  return end === 'logged_out'
    ? { status: 'logged-out', hint: PARENT_HINTS.session_logged_out }
    : { status: 'session-expired', hint: PARENT_HINTS.session_expired };
};

const codeOf = (error: unknown): string => {
  const failure = toFailure(error);
  if (failure === 'not_found') return 'unknown_company';
  return failure === 'malformed' ? 'misconfigured' : 'company_unavailable';
};

// How often a parent is asked for the first token before the customer reads that it doesn't answer.
const ATTEMPTS = 2;

const requestToken = async (parent: Parent, attempts = ATTEMPTS): ReturnType<Parent['getToken']> => {
  const token = await parent.getToken('initial');
  const asksAgain = !token.ok && token.code !== 'refused' && attempts > 1;
  return asksAgain ? requestToken(parent, attempts - 1) : token;
};

const languageOf = (parent: Parent, tenant: string): Language => {
  const local = createLocalStore(`portal.${tenant}.`);
  return createAppearance(local, navigator.languages, parent.settings).getState().language;
};

// Asks the parent for a token, and the back office for its session. `api`: the back office's base URL.
const requestParentSession = async (parent: Parent, api: string, tenant: string): Promise<ParentSession> => {
  const token = await requestToken(parent);
  if (!token.ok) return { token, response: undefined };
  const language = languageOf(parent, tenant);
  return { token, response: requestSession(api, { company: tenant, token: token.value.token, language }) };
};

type Latest = { id: string; kind?: string | null };

const newsOf = ({ id, kind }: Latest) => ({ id, kind: kind ?? '' });

export type ParentLink = {
  parent: Parent;
  /** Registers the screens. Without them, navigation waits for them, or is answered with `blocked` at the login. */
  setScreens(screens: Screens | null): void;
  showVisit(visit: ShownVisit): void;
  showNews(unread: number, latest: Latest | null): void;
  followSize(root: HTMLElement): () => void;
  deviceTheme: typeof deviceTheme;
  /** Tells the parent when nothing of the rendered portal can be seen; returns a function that ends it. */
  close(): void;
};

const createSight = (parent: Parent, element: Element, shownPath: () => string) => {
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  let stopWaiting = () => {};
  let stopLooking = () => {};
  const look = () =>
    watchSight(element.firstElementChild ?? element, (size) =>
      parent.send('error', {
        code: 'not_visible',
        hint: PARENT_HINTS.not_visible,
        screen: screenAt(shownPath())?.name,
        works: false,
        size,
      }),
    );
  return {
    shown,
    tellReady() {
      stopWaiting();
      stopWaiting = whenScreenShows(element, () => {
        parent.send('status', { status: 'ready' });
        show();
        stopLooking();
        stopLooking = look();
      });
    },
    stopWaiting: () => stopWaiting(),
    stop() {
      stopWaiting();
      stopLooking();
    },
  };
};

type LinkContext = Pick<PortalContext, 'session' | 'company' | 'local' | 'errors' | 'ownsPage'>;

/**
 * Handles the parent's commands: appearance at once, navigation when a router exists. Tells how far the start is, and when the
 * session ends and is back. `element`: the portal's own; `base`: its address, where the page has another. @internal
 */
export const createParentLink = (
  { session, company, local, errors, ownsPage }: LinkContext,
  parent: Parent,
  appearance: StoreApi<Appearance>,
  { path, element, base }: { path: string; element: HTMLElement; base?: string | undefined },
): ParentLink => {
  const navigation = createScreenNavigation(path);
  tellProblems(errors, navigation.shownPath, (problem) =>
    parent.send('error', { ...problem, hint: PARENT_HINTS[problem.code] }),
  );
  let hasEnded = false;
  let hasNews = false;
  const sight = createSight(parent, element, navigation.shownPath);
  const stopNaming = nameLinks(element, base ?? location.origin, parent);
  const vitals = tellVitals(parent, ownsPage ? null : element, sight.shown);
  const isOpen = (state: SessionState) => isSignedIn(state) || (state.status === 'out' && company.openPortal);

  const tellOpened = () => {
    parent.send('progress', { stage: 'session' });
    if (hasEnded) parent.send('status', { status: 'session-restored' });
    hasEnded = false;
    sight.tellReady();
  };
  const stopTelling = session.subscribe((state, before) => {
    if (!isOpen(state)) {
      navigation.forgetWaiting();
      sight.stopWaiting();
    }
    const end = endOf(state);
    if (end !== undefined && end !== endOf(before)) {
      hasEnded = true;
      parent.send('status', statusOf(end));
    }
    if (isOpen(state) && (before.status !== state.status || !isOpen(before))) tellOpened();
  });
  const stop = parent.listen({
    async navigate(target) {
      const state = session.getState();
      const isPaused = state.status === 'in' && !isSignedIn(state);
      if (isPaused || !(navigation.hasScreens() || isOpen(state))) return { ok: false, code: 'blocked' };
      return (await navigation.navigate(target))
        ? { ok: true, value: null }
        : { ok: false, code: 'not_found' };
    },
    update: (changes) => followParent(appearance, local, changes),
    destroy: async () => undefined,
    vitals: vitals.watch,
    mayLeave: () => !isLeavingConfirmed(local) && !hasUnsavedIn(element),
  });
  return {
    parent,
    setScreens: navigation.setScreens,
    showVisit(visit) {
      const by = navigation.note(visit);
      const { path: shown, via } = visit;
      parent.send('navigation', { target: targetOfPath(shown), path: shown, by, replace: via === 'REPLACE' });
      navigation.arrive();
    },
    showNews(unread, latest) {
      // Nothing is unread until the notifications are known.
      if (!hasNews && unread === 0) return;
      hasNews = true;
      parent.send('notification', { unread, ...(latest && { latest: newsOf(latest) }) });
    },
    deviceTheme,
    followSize: (root) => followSize(root, parent, ownsPage),
    close() {
      sight.stop();
      vitals.stop();
      stopNaming();
      stopTelling();
      stop();
    },
  };
};

export type MetParent = {
  parent: Parent;
  path: string;
  session: Promise<ParentSession>;
  follow(context: PortalContext, appearance: StoreApi<Appearance>): ParentLink;
};

type Start = {
  api: string;
  tenant: string;
  company: Promise<unknown>;
  texts: Promise<Pick<i18n, 'loadLanguages'>>;
  element: HTMLElement;
  base?: string | undefined;
};

/**
 * Waits for the handshake, and starts at once what follows from it: the session, the code of the first screen and the parent's language. Throws
 * {@link NotEmbedded} when the handshake failed. `api`: the back office's base URL; `element`: the portal's own; `base`: its address, where the page
 * has another.
 */
export const meetParent = async (
  connecting: Promise<Answer<Parent, ConnectFailure>>,
  { api, tenant, company, texts, element, base }: Start,
): Promise<MetParent> => {
  const connected = await connecting;
  if (!connected.ok) throw new NotEmbedded(connected.code);
  const parent = connected.value;
  const { initial } = parent.settings.navigation;
  const path = initial ? pathOfTarget(initial) : '/';
  preloadChunks(chunksOf(path));
  texts.then((translator) => translator.loadLanguages(languageOf(parent, tenant))).catch(() => undefined);
  parent.send('progress', { stage: 'configured' });
  company.then(
    () => parent.send('progress', { stage: 'company' }),
    (error: unknown) => parent.send('status', withHint({ status: 'failed', code: codeOf(error) })),
  );
  return {
    parent,
    path,
    session: requestParentSession(parent, api, tenant),
    follow: (context, appearance) => createParentLink(context, parent, appearance, { path, element, base }),
  };
};
