import type { FaultName } from '../../../host-demo/emulator/faults.ts';
import { FAULT_TIMES } from './faultTimes.ts';

/** The first three by Authorize.Net. A bank transfer ends by the bank's confirmation, which comes twice. */
export type Kind = 'invoice' | 'order' | 'preauthorised' | 'payu' | 'openpay' | 'transfer';
type Press = 'once' | 'doubled' | 'reload' | 'second tab' | 'twice at once';
type Fault = { fault: FaultName | null; ms?: number };
export type Scenario = Fault & { kind: Kind; press: Press; isDeclined: boolean };

/** When a charge comes at the latest, ms after the call: it was given up long before. */
const LATEST_CHARGE_MS = FAULT_TIMES.notFound + 1_000;

const KINDS: readonly Kind[] = ['invoice', 'order', 'preauthorised', 'payu', 'openpay', 'transfer'];
const PRESSES: readonly Press[] = ['once', 'doubled', 'reload', 'second tab', 'twice at once'];
const FAULTS: readonly (Fault & { isDeclined?: true })[] = [
  { fault: null },
  { fault: 'lost-after' },
  { fault: 'lost-before' },
  // The charge is there, its answer comes after the limit.
  { fault: 'slow', ms: FAULT_TIMES.answer * 2 },
  // The charge itself comes after the limit, and is found.
  { fault: 'late-charge', ms: FAULT_TIMES.answer + 400 },
  // So late that it was given up.
  { fault: 'late-charge', ms: LATEST_CHARGE_MS },
  { fault: null, isDeclined: true },
];

/** The lengths of the lists have no common divisor, so that every combination comes. */
export const scenarioOf = (index: number): Scenario => ({
  kind: KINDS[index % KINDS.length] ?? 'invoice',
  press: PRESSES[index % PRESSES.length] ?? 'once',
  isDeclined: false,
  ...(FAULTS[index % FAULTS.length] ?? { fault: null }),
});
