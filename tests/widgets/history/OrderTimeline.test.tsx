import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type OrderStep, shownSteps } from '../../../src/domain/history/orderSteps.ts';
import { OrderTimeline } from '../../../src/widgets/history/OrderTimeline.tsx';
import { renderPortal } from '../../support/renderPortal.tsx';

const steps: OrderStep[] = [
  { step: 'placed', state: 'done', date: '2026-11-18T14:36:00Z', isEstimated: false },
  { step: 'approved', state: 'done', date: null, isEstimated: false },
  { step: 'packed', state: 'now', date: '2026-11-19T09:00:00Z', isEstimated: false },
  { step: 'shipped', state: 'next', date: '2026-11-20T08:00:00Z', isEstimated: true },
];

it.each([
  ['en', 'Progress', 'Done', ['Placed', 'Approved', 'Packed', 'Shipped'], 'Thu, Nov 19'],
  ['es', 'Progreso', 'Hecho', ['Realizado', 'Aprobado', 'Preparado', 'Enviado'], 'jue, 19 nov'],
  ['fr', 'Suivi', 'Terminé', ['Passée', 'Approuvée', 'Préparée', 'Expédiée'], 'jeu. 19 nov.'],
] as const)(
  'the steps have words, days, and a mark where they are done (%s)',
  async (language, label, done, names, day) => {
    await renderPortal(<OrderTimeline layout="vertical" steps={shownSteps(steps)} />, { language });
    const items = within(await screen.findByRole('list', { name: label })).getAllByRole('listitem');
    expect(items.map((item) => names.some((name) => item.textContent?.startsWith(name)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(items.map((item) => within(item).queryByRole('img', { name: done }) !== null)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const current = items.filter((item) => item.getAttribute('aria-current') === 'step');
    expect(current.map(({ textContent }) => textContent)).toEqual([`${names[2]}${day}`]);
  },
);

it('side by side each day is short enough for its column', async () => {
  await renderPortal(<OrderTimeline layout="horizontal" steps={shownSteps(steps)} />, { language: 'fr' });
  const items = within(await screen.findByRole('list', { name: 'Suivi' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Passée18 nov.',
    'Approuvée',
    'Préparée19 nov.',
    'Expédiée20 nov.',
  ]);
});
