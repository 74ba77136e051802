import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import type { PageWire } from '../../../src/api/information/schema.ts';
import type { InformationPage } from '../../../src/domain/information/informationPage.ts';
import { InformationScreen } from '../../../src/screens/information/InformationScreen.tsx';
import { aCompany } from '../../support/builders.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

beforeEach(() => {
  document.title = 'Bluebird Foods';
});

const company = aCompany({ phone: '555-0100', email: 'sales@demo.test' });

const open = (
  page: InformationPage,
  content: PageWire | (() => unknown),
  customer: null | undefined = null,
) =>
  renderPortal(<InformationScreen page={page} />, {
    company,
    ...(customer === null && { customer }),
    at: '/here',
    route: '/here',
    answers: {
      [`/company_pages/${page}?company=demo&language=en`]:
        typeof content === 'function' ? content : { success: true, page: content },
    },
  });

test.each([
  ['about', 'About Bluebird Foods', 'There’s nothing here about Bluebird Foods yet.'],
  ['flyer', 'Bluebird Foods flyer', 'Bluebird Foods has no flyer at the moment.'],
  ['privacy', 'Privacy policy', 'Bluebird Foods hasn’t published its privacy policy here.'],
  ['terms', 'Terms and conditions', 'Bluebird Foods hasn’t published its terms and conditions here.'],
] as const)(
  '%s without anything from the company says so, and how to reach it',
  async (page, title, none) => {
    await open(page, {});
    expect(await screen.findByText(none, { exact: false })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(document.title).toBe(`${title} · Bluebird Foods`);
    expect(screen.getByRole('link', { name: '555-0100' })).toHaveAttribute('href', 'tel:555-0100');
    if (page !== 'about')
      expect(screen.getByRole('link', { name: 'Ask by email' })).toHaveAttribute(
        'href',
        `mailto:sales@demo.test?subject=${encodeURIComponent(title)}`,
      );
  },
);

test('a text has headings, paragraphs, lists and links, and nothing of it is HTML', async () => {
  const { user, address } = await open('about', {
    language: 'en',
    updated_on: '2026-05-04',
    text: [
      { kind: 'heading', text: 'Since 1988' },
      {
        kind: 'paragraph',
        content: [
          'Come <b>and</b> taste: ',
          { text: 'tell us', href: '/contact' },
          { text: 'our site', href: 'https://demo.test/' },
          { text: 'not this', href: 'javascript:alert(1)' },
        ],
      },
      { kind: 'list', ordered: true, items: [['First'], ['Second']] },
    ],
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Since 1988' })).toBeVisible();
  expect(screen.getByText(/Come <b>and<\/b> taste:/)).toBeVisible();
  expect(screen.getByText(/not this/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'not this' })).toBeNull();
  expect(screen.getByRole('link', { name: 'our site' })).toHaveAttribute('target', '_blank');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
  expect(screen.getByText('Last updated: May 4, 2026')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'tell us' }));
  expect(address()).toBe('/contact');
});

test('a text in another language is marked, and the note says which', async () => {
  await open('privacy', { language: 'es', text: [{ kind: 'paragraph', content: ['Sus datos'] }] });
  expect(await screen.findByText('This page is only available in Spanish.')).toBeVisible();
  expect(screen.getByText('Sus datos').closest('[lang=es]')).not.toBeNull();
});

test('contact shows phone, email, address, map, opening hours and people', async () => {
  await open('contact', {
    place: {
      address: ['400 Doremus Avenue', 'Newark, NJ 07105'],
      country: 'US',
      map_url: 'https://maps.test/here',
      hours: [
        { days: [1, 2, 3, 4, 5], opens: '07:00', closes: '12:00' },
        { days: [1, 2, 3, 4, 5], opens: '13:00', closes: '17:00' },
        { days: [6], opens: '08:00', closes: '12:00' },
      ],
      people: [{ name: 'Marta Silva', role: 'Sales', phone: '555-0143' }],
    },
  });
  expect(screen.getByRole('link', { name: 'sales@demo.test' })).toBeVisible();
  expect(await screen.findByText(/Newark, NJ 07105/)).toBeVisible();
  expect(screen.getByText('United States')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View on map' })).toHaveAttribute('href', 'https://maps.test/here');
  const days = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(days.slice(-3)).toEqual(['Monday to Friday', 'Saturday', 'Sunday']);
  const times = screen.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(times.slice(-3)).toEqual(['7:00 AM – 12:00 PM1:00 PM – 5:00 PM', '8:00 AM – 12:00 PM', 'Closed']);
  expect(screen.getByText('Marta Silva')).toBeVisible();
  expect(screen.getByRole('link', { name: '555-0143' })).toHaveAttribute('href', 'tel:555-0143');
});

test('a flyer has its pages as pictures and as text, and its PDF; an address that could run is left out', async () => {
  const { user } = await open('flyer', {
    language: 'en',
    flyer: {
      title: 'A good season for oil',
      valid_until: '2026-12-31',
      pdf_url: 'company_files/demo/flyer.pdf',
      pages: [
        { picture_url: 'company_files/demo/1.svg', width: 840, height: 1188, text: 'Two free dressings' },
        { picture_url: 'data:image/svg+xml,x', width: 840, height: 1188 },
      ],
    },
  });
  expect(await screen.findByText('Valid until Dec 31, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open PDF' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/company_files\/demo\/flyer\.pdf$/),
  );
  const [picture, ...others] = screen.getAllByRole('img');
  expect(others).toEqual([]);
  expect(picture).toHaveAccessibleName('Page 1 of 1');
  await user.click(screen.getByText('Page 1 as text'));
  expect(within(screen.getByRole('list')).getByText('Two free dressings')).toBeVisible();
});

test('a page that can’t be loaded can be tried again, and the contact stays', async () => {
  let calls = 0;
  const { user } = await open('about', () => {
    calls += 1;
    if (calls === 1) throw new CallError('network');
    return { success: true, page: { language: 'en', text: [{ kind: 'paragraph', content: ['Hello'] }] } };
  });
  // The alert's content comes with its code.
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load this page.');
  expect(screen.getByRole('link', { name: '555-0100' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello')).toBeVisible();
});
