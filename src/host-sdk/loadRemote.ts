import type { Mount } from '../bridge/contract.ts';
import { type Is, shape } from '../bridge/shapes.ts';
import { importFrom } from './importFrom.ts';
import type { SharedReact } from './options.ts';

type Remote = { mount: Mount };
type Container = {
  init(shareScope: Record<string, unknown>): unknown;
  get(name: string): Promise<() => unknown>;
};

const isFunction: Is<(...parts: never[]) => unknown> = (value): value is (...parts: never[]) => unknown =>
  typeof value === 'function';
const isMount: Is<Mount> = (value): value is Mount => isFunction(value);
const isRemote: Is<Remote> = shape({ mount: isMount });
const hasContainerCalls = shape({ init: isFunction, get: isFunction });
const isContainer: Is<Container> = (value): value is Container => hasContainerCalls(value);

/** The React that the portal's remote is built for; parents with another one get the build that brings its own. */
const REACT_MAJOR = '19';

const fitsReact = (react: SharedReact | undefined): react is SharedReact =>
  react?.version.split('.')[0] === REACT_MAJOR;

/** The files that stand between a parent and the portal's first screen; they keep these names from build to build. */
export const remoteFiles = (src: string, react: SharedReact | undefined): string[] => {
  const files = fitsReact(react)
    ? ['remote/remoteEntry.js', 'remote/mount.js']
    : ['remote/self-contained/mount.js'];
  return files.map((file) => new URL(file, `${src}/`).href);
};

/** A module that could not be loaded is remembered as such by some browsers: another try goes by another address. */
const failures = new Map<string, number>();

const importModule = async (url: string): Promise<unknown> => {
  const failed = failures.get(url) ?? 0;
  try {
    return await importFrom(failed ? `${url}?again=${failed}` : url);
  } catch (error) {
    failures.set(url, failed + 1);
    throw error;
  }
};

/** Module Federation's share scope, by hand: the parent's own modules under the names that the remote asks for. */
const shareScopeOf = ({ version, modules }: SharedReact): Record<string, unknown> => {
  const given = (module: unknown) => ({
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
  return Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, given(module)]));
};

/** One container an address: it can be initialised only once. */
const containers = new Map<string, Promise<Container>>();

const openContainer = async (url: string, react: SharedReact): Promise<Container> => {
  const container = await importModule(url);
  if (!isContainer(container)) throw new Error(`not a remote: ${url}`);
  await container.init(shareScopeOf(react));
  return container;
};

const containerAt = (url: string, react: SharedReact): Promise<Container> => {
  const known = containers.get(url);
  if (known) return known;
  const opening = openContainer(url, react);
  containers.set(url, opening);
  opening.catch(() => containers.delete(url));
  return opening;
};

const moduleOf = async (src: string, react: SharedReact | undefined): Promise<unknown> => {
  const [entry = ''] = remoteFiles(src, react);
  if (!fitsReact(react)) return importModule(entry);
  const factory = await (await containerAt(entry, react)).get('./mount');
  return factory();
};

/**
 * The portal's `mount`: from the remote that shares the parent's React, or from the self-contained build for parents without
 * a React 19; `load` is for parents that run Module Federation themselves. Throws when it can't be had; another call tries
 * again.
 */
export const loadMount = async (
  src: string,
  react: SharedReact | undefined,
  load: (() => Promise<unknown>) | undefined,
): Promise<Mount> => {
  const module = await (load ? load() : moduleOf(src, react));
  if (!isRemote(module)) throw new Error(`not a remote: ${src}`);
  return module.mount;
};
