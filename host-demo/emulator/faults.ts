import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';

export const FAULTS = {
  'lost-before': 'The connection breaks before anything was charged',
  'lost-after': 'The connection breaks after the charge was made',
  slow: 'The charge is made at once, the answer comes late',
  'late-charge': 'The charge itself is made late, also when the caller is gone',
  'silent-card-charges': 'Card 4000 0000 0000 0127, which gets no answer, is charged',
  held: 'Authorize.Net holds the payment for a review',
  'echeck-limit': 'Authorize.Net declines bank accounts over 100.00, as its sandbox does',
  'avs-refused': 'Authorize.Net declines an address that doesn’t match (ZIP 46205)',
  'code-refused': 'Authorize.Net declines a security code that doesn’t match (901)',
  pending: 'PayU leaves the payment pending',
  'bad-signature': 'Confirmations and return pages are signed with a wrong key',
  'confirmation-twice': 'Confirmations are sent twice',
  'confirmation-late': 'Confirmations are sent late',
  'confirmation-never': 'Confirmations are never sent',
  'return-twice': 'The return page is opened twice',
} as const;

export type FaultName = keyof typeof FAULTS;

export const CALLS = ['token', 'charge', 'capture', 'void', 'refund', 'lookup'] as const;
export type Call = (typeof CALLS)[number];

const faultEntries = {
  name: v.picklist(Object.keys(FAULTS) as FaultName[]),
  /** For one payment alone; null: the next, or all. */
  paymentId: v.nullish(
    v.pipe(
      v.string(),
      v.transform((id) => id || null),
    ),
    null,
  ),
  call: v.optional(v.picklist(CALLS), 'charge'),
  ms: v.optional(v.pipe(v.unknown(), v.transform(Number), v.number(), v.minValue(0)), 5_000),
};

/** POST /emulator/faults: `off` removes the fault of this name, payment and call. */
export const faultRequest = v.object({
  ...faultEntries,
  mode: v.optional(v.picklist(['once', 'always', 'off']), 'once'),
});
export type FaultRequest = v.InferOutput<typeof faultRequest>;

/** Waits so long, ms; null: for ever. */
export type Wait = (ms: number | null) => Promise<void>;

const waitForTimer: Wait = (ms) => (ms === null ? new Promise(() => undefined) : setTimeout(ms));

export const createFaults = (wait: Wait = waitForTimer) => {
  let faults: FaultRequest[] = [];
  return {
    wait,
    list: (): readonly FaultRequest[] => faults,
    set(fault: FaultRequest) {
      const isSame = ({ name, paymentId, call }: FaultRequest) =>
        name === fault.name && paymentId === fault.paymentId && call === fault.call;
      faults = [...faults.filter((other) => !isSame(other)), ...(fault.mode === 'off' ? [] : [fault])];
    },
    take(name: FaultName, paymentId: string, call: Call = 'charge'): FaultRequest | null {
      const found = faults.find(
        (fault) =>
          fault.name === name &&
          fault.call === call &&
          (fault.paymentId === null || fault.paymentId === paymentId),
      );
      if (found?.mode === 'once') faults = faults.filter((fault) => fault !== found);
      return found ?? null;
    },
    clear() {
      faults = [];
    },
  };
};

export type Faults = ReturnType<typeof createFaults>;
