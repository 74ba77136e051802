import type { Parent } from '../../bridge/contract.ts';
import { allowLeaving } from '../../platform/leaveGuard.ts';
import type { Outcome } from '../result.ts';

/** How a payment goes on at a bank's page: this page goes there, its parent's, or a window of its own. */
export type WayToBank = 'page' | 'parent' | 'window';

export const wayToBank = (parent: Parent | null): WayToBank => {
  if (!parent) return 'page';
  return parent.payments ? 'parent' : 'window';
};

/** Only while a click is handled: later a browser blocks it. Null when it was blocked. The bank's page can't reach this one. */
export const openBankWindow = (): Window | null => {
  const opened = window.open('', '_blank');
  if (opened) opened.opener = null;
  return opened;
};

const OPENED: Outcome<'blocked'> = { ok: true };
const BLOCKED: Outcome<'blocked'> = { ok: false, reason: 'blocked' };

/**
 * Goes to a bank's page; when nothing did, the customer has to press a link. Until `signal` ends it, the page may be left without
 * the browser's question.
 */
export const leaveForBank = async (
  parent: Parent | null,
  bankWindow: Window | null,
  page: { url: string; paymentId: string },
  signal: AbortSignal,
): Promise<Outcome<'blocked'>> => {
  if (wayToBank(parent) !== 'window') allowLeaving(signal);
  if (!parent) {
    window.location.assign(page.url);
    return OPENED;
  }
  if (parent.payments) {
    const { ok } = await parent.payments.leave({ ...page, nonce: crypto.randomUUID() });
    return ok ? OPENED : BLOCKED;
  }
  bankWindow?.location.replace(page.url);
  return bankWindow ? OPENED : BLOCKED;
};

const CLOSED_CHECK_MS = 500;
const CHANNEL = 'portal.payments';

const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

type WindowEvents = {
  /** The payment may have a result: it is only a reason to ask for it. */
  onHint(): void;
  onClosed(): void;
};

export const watchBankWindow = (
  bankWindow: Window | null,
  { onHint, onClosed }: WindowEvents,
  signal: AbortSignal,
): void => {
  const channel = openChannel();
  channel?.addEventListener('message', onHint, { signal });
  window.addEventListener('focus', onHint, { signal });
  window.addEventListener('pageshow', onHint, { signal });
  const timer = setInterval(() => {
    if (!bankWindow?.closed) return;
    clearInterval(timer);
    onClosed();
  }, CLOSED_CHECK_MS);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    channel?.close();
  });
};

export const tellReturn = (): void => {
  const channel = openChannel();
  channel?.postMessage('returned');
  channel?.close();
};
