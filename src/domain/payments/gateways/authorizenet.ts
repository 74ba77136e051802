import type { GatewayFacts } from './gateway.ts';

export const authorizenet = {
  name: 'authorizenet',
  entries: { card: 'card', bank: 'bank' },
  mayLeave: false,
  isRelayed: false,
  keySetting: 'authorizenet.clientKey',
  preauthorizes: true,
} as const satisfies GatewayFacts & { name: string };
