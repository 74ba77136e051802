import { expect, test } from 'vitest';
import { brandOf } from '../../../../host-demo/server/pdf/brand.ts';

test.each([
  ['#0F766E', { fill: '#0f766e', onFill: '#ffffff', ink: '#0f766e' }],
  ['#facc15', { fill: '#facc15', onFill: '#111827', ink: '#111827' }],
  ['#ff6f00', { fill: '#000000', onFill: '#ffffff', ink: '#000000' }],
  ['blueish', { fill: '#000000', onFill: '#ffffff', ink: '#000000' }],
  ['', { fill: '#000000', onFill: '#ffffff', ink: '#000000' }],
])('the brand colour %j is printed with enough contrast', (colour, brand) => {
  expect(brandOf(colour)).toMatchObject(brand);
});
