import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoginWall } from '../../../src/screens/access/LoginWall.tsx';
import { aCompany } from '../../support/builders.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const inLanguages = (text: string) => ({ en: text, es: `${text} (es)`, fr: `${text} (fr)` });
const fact = (title: string) => ({ title: inLanguages(title), text: inLanguages(`${title}, really`) });
const loginWall = {
  pictures: Array.from({ length: 20 }, (_, at) => `pictures/demo/${at}.svg`),
  facts: [fact('590 products'), { ...fact('Net 30'), sign: 'payment' }, fact('Live stock'), fact('Too much')],
  hours: inLanguages('Mon–Fri, 7 AM–5 PM'),
};
const render = (changes: Parameters<typeof aCompany>[0] = {}, hasPhone = true) =>
  renderPortal(<LoginWall hasPhone={hasPhone} />, {
    customer: null,
    company: aCompany({ phone: '555-0100', loginWall, ...changes }),
  });

it('shows at most sixteen pictures and three facts, and when the phone is answered', async () => {
  const { container } = await render();
  expect(screen.getByRole('link', { name: '555-0100' })).toHaveAttribute('href', 'tel:555-0100');
  expect(screen.getByText('Mon–Fri, 7 AM–5 PM')).toBeVisible();
  const facts = within(screen.getByRole('list', { hidden: true })).getAllByRole('listitem', { hidden: true });
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    '590 products590 products, really',
    'Net 30Net 30, really',
    'Live stockLive stock, really',
  ]);
  expect(container.querySelectorAll('img')).toHaveLength(16);
});

it('a picture is loaded lazily, and appears from nothing', async () => {
  const { container } = await render();
  const [picture] = container.querySelectorAll('img');
  if (!picture) throw new Error('There is no picture');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture.style.opacity).toBe('');
  fireEvent.load(picture);
  expect(picture.style.opacity).toBe('1');
});

it.each([
  ['nothing', undefined],
  ['something else', 'a text'],
  ['facts in one language', { facts: [{ title: { en: 'x' }, text: { en: 'y' } }] }],
])('with %s of the company there is the phone only', async (_, wall) => {
  const { container } = await render({ loginWall: wall });
  expect(screen.getByRole('link', { name: '555-0100' })).toBeVisible();
  expect(screen.queryByRole('list', { hidden: true })).toBeNull();
  expect(container.querySelector('img')).toBeNull();
});

it('beside a form that names the phone, it isn’t named again', async () => {
  await render({}, false);
  expect(screen.queryByRole('link', { name: '555-0100' })).toBeNull();
  expect(screen.getByText('590 products')).toBeInTheDocument();
});
