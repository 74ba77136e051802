import { useRef, useState } from 'react';
import type { ParentToken, PortalChanges, PortalHandle, TokenReason } from '../../src/host-sdk/index.ts';
import { type Account, otherAccountOf } from './accounts.ts';
import { type NextToken, tokenFor } from './tokens.ts';

const post = (path: string, body: unknown = {}) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** As a parent without TypeScript may send it: the radius can be made usable, the color can't. */
const wrongSettings = (): PortalChanges => JSON.parse('{"theme":{"radius":"6px","colorPrimary":"reddish"}}');

/** Takes an element out of the page and puts it back, as drag and drop does; browsers load a frame in it anew. */
const moveAndReturn = (element: Element) => {
  const { parentElement, nextSibling } = element;
  document.body.append(element);
  parentElement?.insertBefore(element, nextSibling);
};

export type FailureName =
  | 'hang'
  | 'refuse'
  | 'redeploy'
  | 'expire'
  | 'otherCustomer'
  | 'wrongSetting'
  | 'move';

export const letPortalAnswer = () => post('/session/faults/answer');

type Asked = { next: NextToken; reason: TokenReason; signal: AbortSignal };

/**
 * What can go wrong with a portal, and the tokens that it gets meanwhile. `element`: the class of what is moved; `loadAnew`: removes the
 * portal and loads it.
 */
export const useFailures = (
  account: Account,
  {
    portal,
    element,
    loadAnew,
  }: { portal: { readonly current: PortalHandle | null }; element: string; loadAnew: () => void },
) => {
  const [isRefusing, setIsRefusing] = useState(false);
  const [other, setOther] = useState<Account | null>(null);
  const token = useRef<string | null>(null);
  const customer = other ?? account;
  const nextCustomer = otherAccountOf(customer);

  /** The portal asks for another token as soon as it notices. */
  const endSession = async () => {
    if (token.current) await post('/session/ended', { token: token.current });
  };

  const failures: Readonly<Record<FailureName, () => unknown>> = {
    async hang() {
      await post('/session/faults/hang');
      loadAnew();
    },
    refuse() {
      setIsRefusing(!isRefusing);
      return isRefusing ? undefined : endSession();
    },
    redeploy: () => post('/session/faults/redeploy'),
    expire: endSession,
    otherCustomer() {
      setOther(nextCustomer);
      return endSession();
    },
    wrongSetting: () => portal.current?.update(wrongSettings()),
    move() {
      for (const each of document.getElementsByClassName(element)) moveAndReturn(each);
    },
  };

  return {
    customer,
    hasNextCustomer: nextCustomer !== null,
    isRefusing,
    cause: (name: FailureName) => void failures[name](),
    forget() {
      setIsRefusing(false);
      setOther(null);
    },
    /** Whoever tries again logs in again, so refusing ends. */
    async getToken({ next, reason, signal }: Asked): Promise<ParentToken | null> {
      if (reason === 'initial') setIsRefusing(false);
      else if (isRefusing) return null;
      const given = await tokenFor(customer, next, signal);
      token.current = given?.token ?? null;
      return given;
    },
  };
};
export type Failures = ReturnType<typeof useFailures>;
