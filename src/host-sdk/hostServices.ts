import type { PortalCapability, PortalEvents, Vital } from '../bridge/contract.ts';
import { name } from '../bridge/guards.ts';
import { anyOf, anyText, type Is, number, oneOf, shape } from '../bridge/shapes.ts';
import { doneAnswer, malformedAnswer } from './answers.ts';
import type { Emitter } from './emitter.ts';
import type { CommandAnswer, LeaveAnswer, PortalStatus } from './options.ts';

/* What only some parents use of a portal; loaded for them. */

export type Host = {
  emitter: Emitter;
  status: { readonly current: PortalStatus };
  call(name: PortalCapability, detail?: unknown): Promise<CommandAnswer>;
  /** When the portal was opened, in ms of the page's clock. */
  openedAt(): number;
};

const isVitals: Is<{ name: 'vitals'; detail: Vital }> = shape({
  name: oneOf('vitals'),
  detail: shape({
    name: oneOf('LCP', 'CLS', 'INP'),
    value: number(0),
    rating: oneOf('good', 'needs-improvement', 'poor'),
  }),
});

const isNotification: Is<{ name: 'notification'; detail: PortalEvents['notification'] }> = shape({
  name: oneOf('notification'),
  detail: shape({ unread: number(0) }, { latest: shape({ id: name, kind: anyText }) }),
});

const isTold = anyOf(isNotification, isVitals);

export const createHostServices = ({ emitter, status, call, openedAt }: Host) => {
  let wantsVitals = false;
  let isAsked = false;

  // An older portal doesn't offer it, and goes on without.
  const requestVitals = () => {
    if (!wantsVitals || isAsked) return;
    isAsked = true;
    void call('vitals', { age: performance.now() - openedAt() });
  };
  const requestWhenReady = (now: PortalStatus) => {
    if (now === 'ready') requestVitals();
  };

  // These services may have been loaded after the portal.
  emitter.on('status', requestWhenReady);

  return {
    // The portal has been loaded, or loaded again.
    onHello() {
      isAsked = false;
      requestVitals();
    },
    tellVitals() {
      wantsVitals = true;
      requestWhenReady(status.current);
    },
    async mayLeave(): Promise<LeaveAnswer> {
      const isOpen = status.current === 'ready' || status.current === 'failed';
      const answer = isOpen ? await call('mayLeave') : doneAnswer;
      if (answer.ok) return { ok: true, mayLeave: true };
      if (answer.code === 'blocked') return { ok: true, mayLeave: false };
      // Nothing is left that could be lost.
      return answer.code === 'closed' ? { ok: true, mayLeave: true } : answer;
    },
    onEvent(event: unknown) {
      if (!isTold(event)) return malformedAnswer;
      emitter.log('in', event.name, event.detail);
      if (event.name === 'vitals') emitter.emit(event.name, event.detail);
      else emitter.emit(event.name, event.detail);
      return doneAnswer;
    },
  };
};

export type HostServices = ReturnType<typeof createHostServices>;
