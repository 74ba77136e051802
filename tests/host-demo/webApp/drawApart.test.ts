import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawApart } from '../../../host-demo/webApp/drawApart.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#f00"/></svg>';
const order = { fallback: readFileSync('public/icon.svg', 'base64'), colour: '#0f766e' };

/** Each group draws the one before it ten times: 10²⁰ squares. */
const endlessDrawing = () => {
  const groups = Array.from({ length: 20 }, (_, level) => {
    const inner = `<use href="#g${level}"/>`.repeat(10);
    return `<g id="g${level + 1}">${inner}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><defs><rect id="g0" width="1" height="1"/>${groups.join('')}</defs><use href="#g20"/></svg>`;
};

test('a drawing without end is given up, and replaced by the portal’s icon', async () => {
  const fallback = await drawApart({ ...order, logo: null });
  const drawing = drawApart({ ...order, logo: base64(endlessDrawing()) }, 500);
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 10);
  const drawn = await drawing;
  clearInterval(turning);
  expect(turns, 'other requests go on').toBeGreaterThan(1);
  expect(drawn).toEqual(fallback);
  expect(await drawApart({ ...order, logo: base64(SQUARE) })).not.toEqual(fallback);
});
