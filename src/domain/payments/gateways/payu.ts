import type { GatewayFacts } from './gateway.ts';

export const payu = {
  name: 'payu',
  entries: { card: 'card' },
  mayLeave: false,
  isRelayed: true,
  keySetting: '',
  preauthorizes: false,
} as const satisfies GatewayFacts & { name: string };
