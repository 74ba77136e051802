import type { Fault, Passing } from './faultyLine.ts';

/** Calls of which some go wrong: placing an order, asking for one by its number, keeping the cart, checking the session. */
export type Weak = 'placing' | 'asking' | 'keeping' | 'checking';

/** How an order is tried: what goes wrong, in turn, and what the customer does. */
export type Occasion = Partial<Record<Weak, readonly Fault[]>> & {
  press: 'once' | 'twice at once' | 'then reload' | 'on two devices';
  /** Whether another customer's order has the cart's number already. */
  isTaken?: true;
  /** Whether the customer leaves it at the first answer; else it is tried again while it isn't placed. */
  givesUp?: true;
};

/** The transport makes four attempts before it says so. */
const always = (fault: Fault): Fault[] => [fault, fault, fault, fault];

/** The longest first. */
export const occasions: readonly Occasion[] = [
  { press: 'once', placing: always('answer_lost'), asking: always('request_lost') },
  { press: 'twice at once', placing: always('request_lost'), asking: always('error_before') },
  { press: 'twice at once', placing: ['request_late', 'answer_lost', 'error_after'] },
  { press: 'once', placing: always('error_before') },
  { press: 'once', placing: always('request_lost'), givesUp: true },
  { press: 'once', checking: always('error_before'), givesUp: true },
  { press: 'then reload', placing: ['answer_late'] },
  { press: 'then reload', placing: ['request_late'] },
  { press: 'on two devices', placing: ['answer_late', 'answer_lost'] },
  { press: 'on two devices' },
  { press: 'on two devices', isTaken: true },
  { press: 'on two devices', isTaken: true, placing: ['answer_lost', 'answer_late', 'error_after'] },
  { press: 'then reload', isTaken: true, placing: ['twice', 'answer_late'] },
  { press: 'twice at once', placing: ['request_late'] },
  { press: 'once', placing: ['answer_late'] },
  { press: 'once', placing: ['answer_lost'] },
  { press: 'twice at once', placing: ['error_after'], keeping: ['answer_lost', 'error_before'] },
  { press: 'once', placing: ['request_lost'], keeping: ['request_late'] },
  { press: 'once', placing: ['error_before'], checking: ['answer_lost'] },
  { press: 'twice at once', placing: ['twice'] },
  { press: 'once', placing: ['twice', 'twice'], asking: ['answer_late'] },
  { press: 'twice at once' },
  { press: 'once' },
];

const weakOf = ({ method, path }: Passing): Weak | null => {
  if (path === '/rest/visitSync') return 'placing';
  if (path.startsWith('/transactions/by_number/')) return 'asking';
  if (path === '/users/refresh') return 'checking';
  return method === 'PATCH' && path.startsWith('/documents/transaction') ? 'keeping' : null;
};

/** Says what goes wrong with each request of an occasion, and counts what did. */
export const createTrouble = (counts: Map<string, number>) => {
  let ahead: Partial<Record<Weak, Fault[]>> = {};
  return {
    begin: ({ placing = [], asking = [], keeping = [], checking = [] }: Occasion) => {
      ahead = { placing: [...placing], asking: [...asking], keeping: [...keeping], checking: [...checking] };
    },
    end: () => {
      ahead = {};
    },
    faultOf: (request: Passing): Fault | null => {
      const weak = weakOf(request);
      const fault = (weak && ahead[weak]?.shift()) ?? null;
      if (fault) counts.set(fault, (counts.get(fault) ?? 0) + 1);
      return fault;
    },
  };
};
