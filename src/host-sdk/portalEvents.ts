import type { PortalEvents, PortalProblem } from '../bridge/contract.ts';
import type { UsualEvent } from '../bridge/guards.ts';
import { oneOf } from '../bridge/shapes.ts';
import type { Emitter } from './emitter.ts';
import type { NavigationSync } from './navigationSync.ts';
import type { HostEvents, PortalError, StartStage } from './options.ts';
import type { createPortalStatus } from './portalStatus.ts';

type Listeners = {
  emitter: Emitter;
  status: ReturnType<typeof createPortalStatus>;
  navigation: NavigationSync;
  onSize(height: number): void;
  onReached(stage: StartStage): void;
  onFailure(reason: PortalError): void;
  onProblem(problem: PortalProblem): void;
};

// The parent gave no token in time. The portal says so, and goes on when one comes.
const UNANSWERED = 'unanswered';

const isSessionEvent = oneOf('expired', 'restored', 'logged-out');

export const createPortalEvents = ({ emitter, status, navigation, onReached, ...listeners }: Listeners) => {
  const onSession = (session: HostEvents['session'], hint: string) => {
    emitter.emit('session', session);
    if (session === 'restored') return;
    onReached('screen');
    status.endSession({ code: `session_${session.replace('-', '_')}`, hint });
  };

  const onStatus = ({ status: next, code = next, hint = '' }: PortalEvents['status']) => {
    const session = next.replace('session-', '');
    const reason = { code, hint };
    if (isSessionEvent(session)) return onSession(session, hint);
    if (next === 'identity-changed') return status.set('identity_changed', reason);
    if (next === 'failed' && status.current !== 'ready' && code !== UNANSWERED)
      return listeners.onFailure(reason);
    onReached('screen');
    if (next === 'ready') status.set(next);
    else status.set('failed', reason);
  };

  return (event: UsualEvent) => {
    if (event.name === 'status') onStatus(event.detail);
    else if (event.name === 'progress') onReached(event.detail.stage);
    else if (event.name === 'error') listeners.onProblem(event.detail);
    else if (event.name === 'size') listeners.onSize(event.detail.height);
    else {
      if (event.name === 'navigation') navigation.onNavigation(event.detail);
      emitter.emit(event.name, event.detail);
    }
  };
};
