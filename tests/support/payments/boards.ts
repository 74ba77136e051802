import type { VisitRequest } from '../../../src/api/history/visitSchema.ts';
import { sentLine } from '../backEnd/visit.ts';
import { orderCollection } from './paymentCalls.ts';

/** 71 boards: 71,000 and 19 % tax. */
export const BOARDS_CENTS = 8_449_000;

/** An invoice of contado at andina that is placed and paid. */
export const boards = (
  number: string,
  id: string,
  changes: { cents?: number; payform?: 'bank_account' } = {},
) => {
  const { cents = BOARDS_CENTS, payform } = changes;
  const header = {
    order_number: number,
    client_id: 210,
    ship_address_city: 'Bogotá',
    ship_address_state: 'Bogotá D.C.',
    json_data: JSON.stringify({ cart: number }),
  };
  return {
    place_type: 'CLIENT',
    visit_type: 'PORTAL',
    imei: 'web-client',
    mobileUser: { login: 'sales' },
    visit: {
      invoice: [{ ...header, invoiceDetailList: [sentLine(101, 71)] }],
      collection: [orderCollection(number, { id, cents, token: null, ...(payform && { payform }) })],
    },
  } satisfies VisitRequest;
};
