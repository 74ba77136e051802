import type { GatewayFacts } from './gateway.ts';

export const openpay = {
  name: 'openpay',
  entries: { card: 'card', bank: 'bank_page' },
  mayLeave: true,
  isRelayed: false,
  keySetting: 'openpay.publicKey',
  preauthorizes: false,
} as const satisfies GatewayFacts & { name: string };
