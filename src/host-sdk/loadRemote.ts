import type { Mount } from '../bridge/contract.ts';
import { type Is, shape } from '../bridge/shapes.ts';
import { importFrom } from './importFrom.ts';
import type { SharedReact } from './options.ts';
import { remoteFiles } from './remoteFiles.ts';

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
  const container = await importFrom(url);
  if (!isContainer(container)) throw new Error('no remote');
  await container.init(toShareScope(react));
  return container;
};

const getContainer = (url: string, react: SharedReact): Promise<Container> => {
  const opening = containers.get(url) ?? openContainer(url, react);
  containers.set(url, opening);
  return opening;
};

const loadModule = async (src: string, react: SharedReact | undefined): Promise<unknown> => {
  const [entry = '', ...chunks] = remoteFiles(src, react);
  if (!react || chunks.length === 0) return importFrom(entry);
  const factory = await (await getContainer(entry, react)).get('./mount');
  return factory();
};

/**
 * The portal's `mount`: from the remote that shares the parent's React, or from the self-contained build for other
 * parents; `load` is for parents that run Module Federation themselves. Throws when it can't be loaded; after
 * {@link giveUpRemote} another call tries again.
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
