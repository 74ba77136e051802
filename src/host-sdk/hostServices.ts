import type { PortalCapability, PortalEvents } from '../bridge/contract.ts';
import { isAnalytics, isNotification, isScroll, isVitals } from '../bridge/laterEventGuards.ts';
import { doneAnswer, malformedAnswer } from './answers.ts';
import type { Emitter } from './emitter.ts';
import type { CommandAnswer, HostEvents, LeaveAnswer, PortalStatus } from './options.ts';

/* What no first screen waits for; loaded with the first event or question of its kind. */

export type Host = {
  options: { container: ParentNode };
  emitter: Emitter;
  status: { readonly current: PortalStatus };
  call(name: PortalCapability, detail?: unknown): Promise<CommandAnswer>;
  /** When the portal was opened, in ms of the page's clock. */
  openedAt(): number;
};

// Also within scrolling parts of the page, and clear of what its scroll-padding keeps free. Not every browser does it from inside a frame.
const showInFrame = (container: ParentNode, { top, height }: PortalEvents['scroll']) => {
  const frame = container.querySelector('iframe');
  if (!frame) return;
  const { scrollMargin } = frame.style;
  frame.style.scrollMargin = `${-top}px 0px ${top + height - frame.offsetHeight}px`;
  frame.scrollIntoView({ block: 'nearest' });
  frame.style.scrollMargin = scrollMargin;
};

export const createHostServices = ({ options, emitter, status, call, openedAt }: Host) => {
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

  const tell = <Name extends 'vitals' | 'notification' | 'analytics'>(
    told: Name,
    detail: HostEvents[Name],
  ) => {
    emitter.log('in', told, detail);
    emitter.emit(told, detail);
    return doneAnswer;
  };

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
      if (isScroll(event)) {
        emitter.log('in', event.name, event.detail);
        showInFrame(options.container, event.detail);
        return doneAnswer;
      }
      if (isAnalytics(event)) return tell('analytics', event.detail);
      if (isVitals(event)) return tell('vitals', event.detail);
      return isNotification(event) ? tell('notification', event.detail) : malformedAnswer;
    },
  };
};

export type HostServices = ReturnType<typeof createHostServices>;
