import type { Mount, PortalCapability } from '../bridge/contract.ts';
import { type Is, shape } from '../bridge/shapes.ts';
import { canShareReact } from './canShareReact.ts';
import type { ClosePurpose } from './closePurpose.ts';
import { createElement } from './createElement.ts';
import { importFrom } from './importFrom.ts';
import type { PortalOptions, SharedReact } from './options.ts';
import type { TransportEvents } from './transportEvents.ts';

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

// Module Federation's share scope: the parent's own modules under the names that the remote requests.
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

// By URL, because a container can be initialised only once.
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

// `entry`: of the build that is preloaded; `ownBuild`: of the one with its own React.
type Builds = { entry: string; ownBuild: string };

const loadModule = async ({ entry, ownBuild }: Builds, react: SharedReact | undefined): Promise<unknown> => {
  if (entry === ownBuild || !react || !canShareReact(react)) return importFrom(ownBuild);
  const factory = await (await getContainer(entry, react)).get('./mount');
  return factory();
};

/**
 * Mounts the portal in a slot: from the remote that shares the parent's React, from the build with its own, or as a parent that runs Module Federation loads it. Throws when it can't be loaded, or the slot was closed meanwhile.
 */
export const mountSlot = async (
  slot: HTMLElement,
  builds: Builds,
  options: PortalOptions,
  { methods, prerender }: TransportEvents,
) => {
  const module = await (options.load ? options.load() : loadModule(builds, options.react));
  if (!isRemote(module) || !slot.isConnected) throw new Error('no remote');
  // The portal's own rule for this class keeps the parent's rules for elements away, but not those for the slot's id.
  slot.className = 'wp-slot';
  const root = createElement('div', {
    style: 'all:revert;height:100%;min-height:100%;max-height:inherit;overflow:auto',
  });
  slot.append(root);
  /** Bundlers put all of this file into one scope, and the share scope holds it for good: a closed portal mustn't stay in it. */
  let mounted: ReturnType<Mount> | null = module.mount(root, {
    ...methods,
    nonce: options.nonce,
    shadow: options.shadow,
    prerender,
  });
  return {
    call: async (name: PortalCapability, detail: unknown): Promise<unknown> => mounted?.[name](detail),
    async close(purpose?: ClosePurpose) {
      const closed = mounted;
      mounted = null;
      await closed?.unmount({ forget: purpose === 'forget' });
    },
  };
};
