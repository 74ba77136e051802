import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { type ParentOptions, type Report, startParent } from './parent.ts';

/** A parent that runs Module Federation itself, without the host SDK: it speaks the portal's contract, protocol 1. */

type Answer = { ok: boolean; value?: unknown; code?: string };
type Mounted = { navigate(target: unknown): Promise<{ ok: true; value: null }>; unmount(): void };
type Remote = { mount(element: HTMLElement, methods: object): Mounted };
type PortalEvent =
  | { name: 'status'; detail: { status: string } }
  | { name: 'cart'; detail: { count: number; total: string; currency: string } }
  | { name: 'navigation'; detail: unknown };

const shared = (module: unknown) => ({
  version: React.version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${React.version}` },
});

const federation = createInstance({
  name: 'parent',
  remotes: [],
  shared: {
    react: shared(React),
    'react/jsx-runtime': shared(jsxRuntime),
    'react-dom': shared(ReactDom),
    'react-dom/client': shared(ReactDomClient),
  },
});

const done: Answer = { ok: true, value: null };

const methodsFor = (options: ParentOptions, report: Report) => ({
  hello: async (): Promise<Answer> => ({
    ok: true,
    value: {
      protocol: 1,
      capabilities: ['getToken', 'event'],
      callMs: 5_000,
      settings: {
        context: options.context ?? {},
        theme: options.theme ?? {},
        navigation: { bar: options.navigation?.bar ?? [], initial: { to: 'store' } },
        size: { mode: 'fixed' },
      },
    },
  }),
  getToken: async ({ reason }: { reason: 'initial' | 'expiring' | 'unauthorized' }): Promise<Answer> => {
    const token = await options.getToken?.({ reason, signal: AbortSignal.timeout(5_000) });
    return token ? { ok: true, value: token } : { ok: false, code: 'refused' };
  },
  event: async (event: PortalEvent): Promise<Answer> => {
    if (event.name === 'status' && event.detail.status === 'ready') report.onStatus('ready');
    else if (event.name === 'cart') report.onCart(event.detail);
    else report.onHeard(event.name, event.detail);
    return done;
  },
});

startParent((container, options, report) => {
  federation.registerRemotes([
    { name: 'portal', entry: `${options.src}/remote/remoteEntry.js`, type: 'module' },
  ]);
  let isOpen = true;
  let mounted: Mounted | null = null;
  const open = async () => {
    const remote = await federation.loadRemote<Remote>('portal/mount');
    if (!isOpen || !remote) return;
    const opened = remote.mount(container, methodsFor(options, report));
    mounted = opened;
    report.onPortal({ navigate: (target) => opened.navigate(target) });
  };
  void open();
  return () => {
    isOpen = false;
    report.onPortal(null);
    mounted?.unmount();
  };
});
