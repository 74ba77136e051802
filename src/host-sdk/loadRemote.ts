import type { Mount } from '../bridge/contract.ts';
import { type Is, shape } from '../bridge/shapes.ts';
import { importFrom } from './importFrom.ts';
import type { SharedReact } from './options.ts';

type Remote = { mount: Mount };
type Container = {
  init(shareScope: Record<string, unknown>): unknown;
  get(name: string): Promise<() => unknown>;
};

const isFunction: Is<(...args: never[]) => unknown> = (value): value is (...args: never[]) => unknown =>
  typeof value === 'function';
const isMount: Is<Mount> = (value): value is Mount => isFunction(value);
const isRemote: Is<Remote> = shape({ mount: isMount });
const hasContainerCalls = shape({ init: isFunction, get: isFunction });
const isContainer: Is<Container> = (value): value is Container => hasContainerCalls(value);

/** The React that the portal's remote is built for; parents with another one get the self-contained build. */
const REACT_MAJOR = '19';

const canShareReact = (react: SharedReact | undefined): react is SharedReact =>
  react?.version.split('.')[0] === REACT_MAJOR;

/** The files that a parent loads before the portal's first screen. Their names never change. */
export const remoteFiles = (src: string, react: SharedReact | undefined): string[] => {
  const files = canShareReact(react)
    ? ['remote/remoteEntry.js', 'remote/mount.js']
    : ['remote/self-contained/mount.js'];
  return files.map((file) => new URL(file, `${src}/`).href);
};

/** Some browsers cache the failed load of a module, so the next attempt uses another URL. */
const failures = new Map<string, number>();

const importModule = async (url: string): Promise<unknown> => {
  const failureCount = failures.get(url) ?? 0;
  try {
    return await importFrom(failureCount ? `${url}?again=${failureCount}` : url);
  } catch (error) {
    failures.set(url, failureCount + 1);
    throw error;
  }
};

/** Module Federation's share scope: the parent's own modules under the names that the remote requests. */
const toShareScope = ({ version, modules }: SharedReact): Record<string, unknown> => {
  const toSharedModule = (module: unknown) => ({
    [version]: {
      version,
      get: () => Promise.resolve(() => module),
      loaded: true,
      from: 'parent',
      scope: ['default'],
      useIn: [],
      shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
    },
  });
  return Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, toSharedModule(module)]));
};

/** By URL, because a container can be initialised only once. */
const containers = new Map<string, Promise<Container>>();

const openContainer = async (url: string, react: SharedReact): Promise<Container> => {
  const container = await importModule(url);
  if (!isContainer(container)) throw new Error('no remote');
  await container.init(toShareScope(react));
  return container;
};

const getContainer = (url: string, react: SharedReact): Promise<Container> => {
  const existing = containers.get(url);
  if (existing) return existing;
  const opening = openContainer(url, react);
  containers.set(url, opening);
  opening.catch(() => containers.delete(url));
  return opening;
};

const loadModule = async (src: string, react: SharedReact | undefined): Promise<unknown> => {
  const [entry = ''] = remoteFiles(src, react);
  if (!canShareReact(react)) return importModule(entry);
  const factory = await (await getContainer(entry, react)).get('./mount');
  return factory();
};

/**
 * The portal's `mount`: from the remote that shares the parent's React, or from the self-contained build for parents
 * without React 19; `load` is for parents that run Module Federation themselves. Throws when it can't be loaded;
 * another call tries again.
 */
export const loadMount = async (
  src: string,
  react: SharedReact | undefined,
  load: (() => Promise<unknown>) | undefined,
): Promise<Mount> => {
  const module = await (load ? load() : loadModule(src, react));
  if (!isRemote(module)) throw new Error('no remote');
  return module.mount;
};
