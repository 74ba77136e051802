import type { Destination } from '../bridge/contract.ts';
import { STATE_KEY } from './entryState.ts';
import type { UrlAdapter } from './options.ts';
import { createRoutedUrl, type ParentRouter } from './routedUrl.ts';

type QueryValue = string | null;
type Query = Readonly<Record<string, QueryValue | QueryValue[]>>;
type StateValue = string | number | boolean | null | undefined | StateValue[] | { [key: string]: StateValue };
type EntryState = { [key: string]: StateValue };

type Navigation = {
  path: string;
  query: Record<string, QueryValue | QueryValue[]>;
  hash: string;
  state: EntryState;
  replace: boolean;
  force: boolean;
};

/** What {@link routerUrl} needs of a router of vue-router. */
export type VueRouter = {
  readonly currentRoute: {
    readonly value: { readonly path: string; readonly query: Query; readonly hash: string };
  };
  readonly options: { readonly history: { readonly state: Readonly<EntryState> } };
  push(to: Navigation): Promise<unknown>;
  beforeEach(onStart: (to: object) => void): () => void;
  afterEach(onEnd: (to: object, from: object, failure?: unknown) => void): () => void;
  onError(onFailure: (error: unknown, to: object) => void): () => void;
};

const firstOf = (value: Query[string] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null;

// The parent's part of the entry's state; vue-router writes its own part itself.
const parentsState = (state: Readonly<EntryState>): EntryState => {
  const { back, current, forward, position, replaced, scroll, ...own } = state;
  return own;
};

// vue-router adds the state to the one that an entry had, so a place there is replaced by null.
const stateFor = (state: Readonly<EntryState>, destination: Destination): EntryState => {
  const own = parentsState(state);
  if ('path' in destination) return { ...own, [STATE_KEY]: { to: 'path', path: destination.path } };
  return STATE_KEY in own ? { ...own, [STATE_KEY]: null } : own;
};

const queryWith = (query: Query, parameter: string, text: string | null) => {
  const { [parameter]: _, ...own } = query;
  return text === null ? own : { ...own, [parameter]: text };
};

/** Tells of each navigation's end, and knows whether one is under way. */
const createWatch = (router: VueRouter): Pick<ParentRouter, 'isBusy' | 'listen'> => {
  let underWay: object | null = null;
  const end = (to: object) => {
    if (to === underWay) underWay = null;
  };
  return {
    isBusy: () => underWay !== null,
    listen(onEnd) {
      const stops = [
        router.beforeEach((to) => {
          underWay = to;
        }),
        router.afterEach((to, _from, failure) => {
          end(to);
          onEnd(!failure);
        }),
        router.onError((error, to) => {
          end(to);
          onEnd(false);
          // With a listener vue-router doesn't report it any more.
          reportError(error);
        }),
      ];
      return () => {
        for (const stop of stops) stop();
        underWay = null;
      };
    },
  };
};

/**
 * Keeps the portal's destination in one parameter of the parent's URL, as `urlQuery` does, through vue-router (version 4 and 5), so that
 * its route, guards and `scrollBehavior` know of each entry. Give it to a portal after `router.isReady()`: before that the
 * router has no query. An error of a navigation is reported to the window too, as an uncaught one.
 */
export const routerUrl = (router: VueRouter, parameter: string): UrlAdapter =>
  createRoutedUrl({
    here: () => ({
      text: firstOf(router.currentRoute.value.query[parameter]),
      state: router.options.history.state,
    }),
    go(text, destination, entry) {
      const { path, query, hash } = router.currentRoute.value;
      return router.push({
        path,
        query: queryWith(query, parameter, text),
        hash,
        state: stateFor(router.options.history.state, destination),
        replace: entry === 'replace',
        // Two screens without a name have the same address, which vue-router wouldn't go to otherwise.
        force: true,
      });
    },
    ...createWatch(router),
  });
