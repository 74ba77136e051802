import {
  type Hello,
  type ParentSettings,
  type PortalCapability,
  type PortalEvent,
  PROTOCOL,
  parentCapabilities,
} from '../bridge/contract.ts';
import { isAnswer } from '../bridge/guards.ts';
import { withTimeout } from '../bridge/withTimeout.ts';
import type { Emitter } from './emitter.ts';
import { openFrame } from './frame.ts';
import type { CommandAnswer, CommandFailure, PortalError, PortalOptions } from './options.ts';
import { createParentMethods } from './parentMethods.ts';
import { openSlot } from './slot.ts';

/** One attempt to have a portal in the page, from its load to its end. */
export type Link = {
  element: HTMLElement;
  /** Calls the portal, once the two have met. Never throws. */
  call(name: PortalCapability, detail?: unknown): Promise<CommandAnswer>;
  close(): void;
};

export type LinkOptions = {
  options: PortalOptions;
  container: HTMLElement;
  emitter: Emitter;
  connectMs: number;
  callMs: number;
  /** What the portal is given when the two meet. */
  settings(): ParentSettings;
  /** The portal begins to load, again if it had been there: frames can reload by themselves. */
  loading(again: boolean): void;
  heard(event: PortalEvent): void;
  failed(error: PortalError): void;
};

/** The two have met: what the portal answers, and the moment when it is gone. */
type Meeting = { offered: readonly string[]; lost: PromiseWithResolvers<void> };

const failures: readonly CommandFailure[] = ['unknown_route', 'blocked', 'malformed'];

const answerOf = (reply: unknown): CommandAnswer => {
  if (!isAnswer(reply)) return { ok: false, code: 'failed' };
  if (reply.ok) return { ok: true, value: null };
  const { code } = reply;
  return { ok: false, code: failures.find((known) => known === code) ?? 'failed' };
};

/** Loads the portal and speaks with it (embedding: Handshake, Failing well). It gives up when the two don't meet within `connectMs`. */
export const openLink = (link: LinkOptions): Link => {
  const { options, container, emitter, connectMs, callMs } = link;
  const ended = new AbortController();
  let awaited = Promise.withResolvers<Meeting | null>();
  let meeting: Meeting | null = null;
  /** Documents that have loaded less portals that have said hello; the two come in either order. */
  let silent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fail = (error: PortalError) => {
    if (!ended.signal.aborted) link.failed(error);
  };

  const giveUp = () =>
    fail({
      code: 'timeout',
      hint: `does ${options.src} allow ${location.origin}?`,
    });

  const wait = (again: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, connectMs);
    link.loading(again);
  };

  const lose = () => {
    if (!meeting) return;
    meeting.lost.resolve();
    meeting = null;
    awaited = Promise.withResolvers();
    wait(true);
  };

  const onLoad = () => {
    silent = Math.min(1, silent + 1);
    if (silent > 0) lose();
  };

  const met = ({ capabilities }: Hello) => {
    silent = Math.max(-1, silent - 1);
    lose();
    clearTimeout(timer);
    meeting = { offered: capabilities, lost: Promise.withResolvers() };
    awaited.resolve(meeting);
    const own = parentCapabilities.filter((name) => name !== 'getToken' || options.getToken !== undefined);
    const welcome = { protocol: PROTOCOL, capabilities: own, settings: link.settings(), callMs };
    emitter.emit('message', { direction: 'out', name: 'welcome', detail: welcome });
    return welcome;
  };

  const methods = createParentMethods({
    getToken: options.getToken,
    callMs,
    emitter,
    signal: ended.signal,
    met,
    incompatible(protocol) {
      const error = {
        code: 'incompatible',
        hint: `protocol ${protocol}, not ${PROTOCOL}`,
      };
      setTimeout(() => fail(error));
    },
    heard: link.heard,
  });

  wait(false);
  const open = options.mode === 'iframe' ? openFrame : openSlot;
  const transport = open(options, container, { methods, onLoad, onFailure: fail });

  return {
    element: transport.element,
    async call(name, detail) {
      const now = await awaited.promise;
      if (!now) return { ok: false, code: 'closed' };
      if (!now.offered.includes(name)) return { ok: false, code: 'not_offered', call: name };
      emitter.emit('message', { direction: 'out', name, detail });
      const closed = (): CommandAnswer => ({ ok: false, code: 'closed' });
      const reply = transport.call(name, detail).then(answerOf, closed);
      return withTimeout(callMs, Promise.race([reply, now.lost.promise.then(closed)]), () => ({
        ok: false,
        code: 'timeout',
      }));
    },
    close() {
      ended.abort();
      clearTimeout(timer);
      awaited.resolve(null);
      meeting?.lost.resolve();
      transport.close();
    },
  };
};
