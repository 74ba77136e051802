import { isDisplayMode } from './contextGuards.ts';
import {
  type Answer,
  type ConnectFailure,
  MINOR,
  type Parent,
  type ParentCapability,
  type ParentCommands,
  type ParentMethods,
  type ParentSettings,
  type PaymentPage,
  type PortalMethods,
  PROTOCOL,
  portalCapabilities,
  type TokenReason,
  type Welcome,
} from './contract.ts';
import { isAnswer, isDestination, isToken } from './guards.ts';
import { isLinkAddress, isSettingsChanges, isVitalsRequest, isWelcome } from './portalGuards.ts';
import type { Is } from './shapes.ts';
import { createTokenRequests } from './tokenRequests.ts';
import { withTimeout } from './withTimeout.ts';

// Added to the parent's time limit for the transfer of messages.
const TRANSIT_MS = 1_000;

export type ParentCalls = { [Call in keyof ParentMethods]: (detail: unknown) => Promise<unknown> };

export type ParentPort = {
  /** The calls that the parent may use at once, before `connect` is done. */
  methods: PortalMethods;
  connect(calls: ParentCalls, ms: number): Promise<Answer<Parent, ConnectFailure>>;
};

const done = { ok: true, value: null } as const;
const malformed = { ok: false, code: 'malformed' } as const;
const blocked = { ok: false, code: 'blocked' } as const;
const failed = { ok: false, code: 'failed' } as const;

// A command never throws across the boundary.
const unlessFailed = async <Result>(run: () => Result | Promise<Result>): Promise<Result | typeof failed> => {
  try {
    return await run();
  } catch {
    return failed;
  }
};

const NO_TOKEN: Readonly<Record<string, 'refused' | 'unanswered'>> = {
  refused: 'refused',
  timeout: 'unanswered',
};

const toConnectFailure = (code: string): ConnectFailure =>
  code === 'incompatible' ? 'incompatible' : 'malformed';

const createParent = (
  calls: ParentCalls,
  welcome: Welcome,
  settings: () => ParentSettings,
  listen: Parent['listen'],
): Parent => {
  const isSupported = (call: ParentCapability) => welcome.capabilities.includes(call);

  const callGetToken = async (reason: TokenReason): ReturnType<Parent['getToken']> => {
    const response = await calls.getToken({ reason });
    if (!isAnswer(response)) return { ok: false, code: 'failed' };
    if (!response.ok) return { ok: false, code: NO_TOKEN[response.code] ?? 'failed' };
    return isToken(response.value) ? { ok: true, value: response.value } : { ok: false, code: 'failed' };
  };
  const requestToken = createTokenRequests(welcome.callMs + TRANSIT_MS, callGetToken);

  const leave = async (page: PaymentPage): ReturnType<NonNullable<Parent['payments']>['leave']> => {
    try {
      const call = calls.leaveForPayment(page);
      const response = await withTimeout(welcome.callMs + TRANSIT_MS, call, () => null);
      if (response === null) return { ok: false, code: 'timeout' };
      return isAnswer(response) && response.ok ? { ok: true, value: null } : { ok: false, code: 'refused' };
    } catch {
      return { ok: false, code: 'closed' };
    }
  };

  const answerOf = async <Value>(call: Promise<unknown>, is: Is<Value>): Promise<Value | null> => {
    try {
      const response = await withTimeout(welcome.callMs + TRANSIT_MS, call, () => null);
      return isAnswer(response) && response.ok && is(response.value) ? response.value : null;
    } catch {
      return null;
    }
  };

  const { paymentReturn } = welcome;
  return {
    get settings() {
      return settings();
    },
    payments: paymentReturn && isSupported('leaveForPayment') ? { returnUrl: paymentReturn, leave } : null,
    linkFor: isSupported('linkFor') ? async (place) => answerOf(calls.linkFor(place), isLinkAddress) : null,
    requestDisplayMode: isSupported('requestDisplayMode')
      ? async (mode) => answerOf(calls.requestDisplayMode(mode), isDisplayMode)
      : null,
    async getToken(reason) {
      if (!isSupported('getToken')) return { ok: false, code: 'refused', call: 'getToken' };
      try {
        return (await requestToken(reason)) ?? { ok: false, code: 'unanswered' };
      } catch {
        return { ok: false, code: 'unanswered' };
      }
    },
    send(name, detail) {
      if (isSupported('event')) calls.event({ name, detail }).catch(() => {});
    },
    listen,
  };
};

/**
 * The portal's side of the bridge, for frames and slots. Commands are queued until the app
 * listens. A command that fails returns `failed` and never throws across the boundary.
 */
export const createParentPort = (): ParentPort => {
  let settings: ParentSettings | null = null;
  let commands: ParentCommands | null = null;
  let queuedCommands: ((commands: ParentCommands) => void)[] = [];

  const nextListener = (): Promise<ParentCommands> =>
    commands ? Promise.resolve(commands) : new Promise((resolve) => queuedCommands.push(resolve));

  const listen = (listener: ParentCommands) => {
    commands = listener;
    for (const deliver of queuedCommands) deliver(listener);
    queuedCommands = [];
    return () => {
      if (commands === listener) commands = null;
    };
  };

  const methods: PortalMethods = {
    async navigate(target) {
      if (!isDestination(target)) return malformed;
      return unlessFailed(async () => (await nextListener()).navigate(target));
    },
    async update(changes) {
      if (!isSettingsChanges(changes)) return malformed;
      if (settings) settings = { ...settings, ...changes };
      return unlessFailed(() => {
        commands?.update(changes);
        return done;
      });
    },
    destroy: () =>
      unlessFailed(async () => {
        await commands?.destroy();
        return done;
      }),
    async vitals(request) {
      if (!isVitalsRequest(request)) return malformed;
      const openedAt = performance.now() - request.age;
      return unlessFailed(async () => {
        (await nextListener()).vitals(openedAt);
        return done;
      });
    },
    // Nothing was typed before anybody listens.
    mayLeave: () => unlessFailed(() => (commands?.mayLeave() === false ? blocked : done)),
  };

  return {
    methods,
    async connect(calls, ms) {
      const hello = calls.hello({ protocol: PROTOCOL, minor: MINOR, capabilities: portalCapabilities });
      const response = await withTimeout(ms, hello, () => null).catch(() => null);
      if (response === null) return { ok: false, code: 'timeout' };
      if (!isAnswer(response)) return { ok: false, code: 'malformed' };
      if (!response.ok) return { ok: false, code: toConnectFailure(response.code) };
      if (!isWelcome(response.value)) return { ok: false, code: 'malformed' };
      const welcome = response.value;
      if (welcome.protocol !== PROTOCOL) return { ok: false, code: 'incompatible' };
      settings = welcome.settings;
      return { ok: true, value: createParent(calls, welcome, () => settings ?? welcome.settings, listen) };
    },
  };
};
