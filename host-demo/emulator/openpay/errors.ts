import { randomUUID } from 'node:crypto';

/** error_code → HTTP status and description. Source: Openpay's documentation of errors. */
const ERRORS: Readonly<Record<number, readonly [status: number, description: string]>> = {
  1001: [400, 'The request is not valid JSON or lacks a field'],
  1002: [401, 'The api key or merchant id are invalid'],
  1003: [422, 'The request has a wrong parameter'],
  1005: [404, 'The requested resource doesn’t exist'],
  1006: [409, 'The order_id has already been processed'],
  1010: [403, 'The api key is of the wrong kind for this call'],
  1017: [503, 'The gateway is not available'],
  2004: [422, 'The check digit of the card number is not valid'],
  2005: [400, 'The expiration date has already passed'],
  2006: [400, 'The cvv2 security code is required'],
  3001: [402, 'The card was declined'],
  3002: [402, 'The card has expired'],
  3003: [402, 'The card doesn’t have sufficient funds'],
  3012: [412, 'The bank’s authorisation is needed'],
};

const categoryOf = (code: number): string => {
  if (code === 1017) return 'internal';
  return code >= 3000 ? 'gateway' : 'request';
};

export const errorAnswer = (code: keyof typeof ERRORS, detail = '') => {
  const [status, text] = ERRORS[code] ?? [500, 'Internal error'];
  return {
    status,
    body: {
      category: categoryOf(code),
      error_code: code,
      description: detail || text,
      http_code: status,
      request_id: randomUUID(),
      fraud_rules: null,
    },
  };
};
