import { stack } from './stacks.ts';

const EMULATOR = `http://localhost:${stack.emulator}/emulator`;

const send = async (path: string, body: object): Promise<void> => {
  const response = await fetch(EMULATOR + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
};

type ProviderCharge = {
  paymentId: string;
  state: string;
  amount: string;
  captured: string;
  lastFour: string;
};

/** What the emulated providers charged, in order. */
export const charges = async (): Promise<ProviderCharge[]> => {
  const { payments } = await (await fetch(`${EMULATOR}/ledger`)).json();
  return payments;
};

/** The states of what was charged under a payment's id. */
export const chargedAt = async (paymentId: string): Promise<string[]> =>
  (await charges()).filter((charge) => charge.paymentId === paymentId).map(({ state }) => state);

/** Switches a fault of the emulator (host-demo/emulator/faults.ts) on, for the next call or for all, or off. */
export const setFault = (
  name: string,
  { call = 'charge', mode = 'once' }: { call?: string; mode?: 'once' | 'always' | 'off' } = {},
): Promise<void> => send('/faults', { name, call, mode });

/** Ends a payment that waits at its bank. */
export const endAtBank = (paymentId: string, ending: 'approved' | 'expired'): Promise<void> =>
  send('/end', { payment_id: paymentId, ending });
