import {
  type Answer,
  type ConnectFailure,
  type Parent,
  type ParentCapability,
  type ParentCommands,
  type ParentMethods,
  type ParentSettings,
  type PortalMethods,
  PROTOCOL,
  portalCapabilities,
  type TokenReason,
  type Welcome,
} from './contract.ts';
import { isAnswer, isDestination, isToken } from './guards.ts';
import { isSettingsChanges, isWelcome } from './portalGuards.ts';
import { within } from './within.ts';

/** What the parent may take longer than it said, on the way here and back, ms. */
const TRAVEL = 1_000;

/** How the parent's calls are reached; what comes back is read here and believed only then. */
export type ParentCalls = { [Call in keyof ParentMethods]: (detail: unknown) => Promise<unknown> };

/** The portal's end of the bridge, before and after the two have met. */
export type ParentPort = {
  /** What the parent may call, from the first moment on. */
  methods: PortalMethods;
  /** Says hello and settles what both can do. */
  meet(calls: ParentCalls, ms: number): Promise<Answer<Parent, ConnectFailure>>;
};

const refusal = (code: string): ConnectFailure => (code === 'incompatible' ? 'incompatible' : 'malformed');

const createParent = (
  calls: ParentCalls,
  welcome: Welcome,
  settings: () => ParentSettings,
  listen: Parent['listen'],
): Parent => {
  const offers = (call: ParentCapability) => welcome.capabilities.includes(call);

  const askForToken = async (reason: TokenReason): ReturnType<Parent['getToken']> => {
    const reply = await within(welcome.callMs + TRAVEL, calls.getToken({ reason }), () => null);
    if (!isAnswer(reply)) return { ok: false, code: reply === null ? 'timeout' : 'refused' };
    if (!reply.ok) return { ok: false, code: reply.code === 'timeout' ? 'timeout' : 'refused' };
    return isToken(reply.value) ? { ok: true, value: reply.value } : { ok: false, code: 'refused' };
  };

  return {
    get settings() {
      return settings();
    },
    async getToken(reason) {
      if (!offers('getToken')) return { ok: false, code: 'refused', call: 'getToken' };
      try {
        return await askForToken(reason);
      } catch {
        return { ok: false, code: 'closed' };
      }
    },
    send(name, detail) {
      if (offers('event')) calls.event({ name, detail }).catch(() => {});
    },
    listen,
  };
};

/**
 * Makes the portal's end of the bridge, the same over a frame and in a slot (embedding: Handshake). Commands that come before
 * the app listens are kept; one that fails inside answers `failed`, it never throws across the boundary.
 */
export const createParentPort = (): ParentPort => {
  let settings: ParentSettings | null = null;
  let commands: ParentCommands | null = null;
  let waiting: ((commands: ParentCommands) => void)[] = [];

  const listener = (): Promise<ParentCommands> =>
    commands ? Promise.resolve(commands) : new Promise((resolve) => waiting.push(resolve));

  const listen = (to: ParentCommands) => {
    commands = to;
    for (const hand of waiting) hand(to);
    waiting = [];
    return () => {
      if (commands === to) commands = null;
    };
  };

  const methods: PortalMethods = {
    async navigate(target) {
      if (!isDestination(target)) return { ok: false, code: 'malformed' };
      try {
        return await (await listener()).navigate(target);
      } catch {
        return { ok: false, code: 'failed' };
      }
    },
    async update(changes) {
      if (!isSettingsChanges(changes)) return { ok: false, code: 'malformed' };
      if (settings) settings = { ...settings, ...changes };
      try {
        commands?.update(changes);
        return { ok: true, value: null };
      } catch {
        return { ok: false, code: 'failed' };
      }
    },
    async destroy() {
      try {
        await commands?.destroy();
        return { ok: true, value: null };
      } catch {
        return { ok: false, code: 'failed' };
      }
    },
  };

  return {
    methods,
    async meet(calls, ms) {
      const hello = calls.hello({ protocol: PROTOCOL, capabilities: portalCapabilities });
      const reply = await within(ms, hello, () => null).catch(() => null);
      if (reply === null) return { ok: false, code: 'timeout' };
      if (!isAnswer(reply)) return { ok: false, code: 'malformed' };
      if (!reply.ok) return { ok: false, code: refusal(reply.code) };
      if (!isWelcome(reply.value)) return { ok: false, code: 'malformed' };
      const welcome = reply.value;
      if (welcome.protocol !== PROTOCOL) return { ok: false, code: 'incompatible' };
      settings = welcome.settings;
      return { ok: true, value: createParent(calls, welcome, () => settings ?? welcome.settings, listen) };
    },
  };
};
