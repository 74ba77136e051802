import type { Fault, ProxiedRequest } from './faultyProxy.ts';

/** The calls that can fail: placing an order, finding an order by its number, saving the cart, checking the session. */
export type CallType = 'placing' | 'finding' | 'saving' | 'checking';

/** The faults of each call, in turn, and how the customer presses the button. */
export type FaultScenario = Partial<Record<CallType, readonly Fault[]>> & {
  press: 'once' | 'twice at once' | 'then reload' | 'on two devices';
  /** Another customer's order already has the cart's number. */
  isNumberTaken?: true;
  /** The customer stops at the first result; otherwise they try again until the order is placed. */
  givesUp?: true;
};

/** All attempts fail: the transport makes four. */
const always = (fault: Fault): Fault[] => [fault, fault, fault, fault];

/** The slowest scenarios come first, so that none of them runs alone at the end. */
export const faultScenarios: readonly FaultScenario[] = [
  { press: 'once', placing: always('answer_lost'), finding: always('request_lost') },
  { press: 'twice at once', placing: always('request_lost'), finding: always('error_before') },
  { press: 'twice at once', placing: ['request_late', 'answer_lost', 'error_after'] },
  { press: 'once', placing: always('error_before') },
  { press: 'once', placing: always('request_lost'), givesUp: true },
  { press: 'once', checking: always('error_before'), givesUp: true },
  { press: 'then reload', placing: ['answer_late'] },
  { press: 'then reload', placing: ['request_late'] },
  { press: 'on two devices', placing: ['answer_late', 'answer_lost'] },
  { press: 'on two devices' },
  { press: 'on two devices', isNumberTaken: true },
  { press: 'on two devices', isNumberTaken: true, placing: ['answer_lost', 'answer_late', 'error_after'] },
  { press: 'then reload', isNumberTaken: true, placing: ['twice', 'answer_late'] },
  { press: 'twice at once', placing: ['request_late'] },
  { press: 'once', placing: ['answer_late'] },
  { press: 'once', placing: ['answer_lost'] },
  { press: 'twice at once', placing: ['error_after'], saving: ['answer_lost', 'error_before'] },
  { press: 'once', placing: ['request_lost'], saving: ['request_late'] },
  { press: 'once', placing: ['error_before'], checking: ['answer_lost'] },
  { press: 'twice at once', placing: ['twice'] },
  { press: 'once', placing: ['twice', 'twice'], finding: ['answer_late'] },
  { press: 'twice at once' },
  { press: 'once' },
];

/** Null for calls without faults. */
const callTypeOf = ({ method, path }: ProxiedRequest): CallType | null => {
  if (path === '/rest/visitSync') return 'placing';
  if (path.startsWith('/transactions/by_number/')) return 'finding';
  if (path === '/users/refresh') return 'checking';
  return method === 'PATCH' && path.startsWith('/documents/transaction') ? 'saving' : null;
};

/** Chooses the fault of each request, and counts the faults by name. */
export const createFaultPlan = (counts: Map<string, number>) => {
  let remaining: Partial<Record<CallType, Fault[]>> = {};
  return {
    begin: ({ placing = [], finding = [], saving = [], checking = [] }: FaultScenario) => {
      remaining = {
        placing: [...placing],
        finding: [...finding],
        saving: [...saving],
        checking: [...checking],
      };
    },
    end: () => {
      remaining = {};
    },
    faultOf: (request: ProxiedRequest): Fault | null => {
      const callType = callTypeOf(request);
      const fault = (callType && remaining[callType]?.shift()) ?? null;
      if (fault) counts.set(fault, (counts.get(fault) ?? 0) + 1);
      return fault;
    },
  };
};
