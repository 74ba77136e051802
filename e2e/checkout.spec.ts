import { tagOf, waysOf } from './support/combinations.ts';
import { enterStore } from './support/entering.ts';
import { emptyCart, expect, expectAccessible, test } from './support/journey.ts';
import { journeys } from './support/orderingCustomers.ts';
import { heading, numberOf, placing, putIn, toCheckout, type Walk } from './support/walk.ts';
import { LOCALES, wordsOf } from './support/words.ts';

/** The checkout of each kind of customer, at each width in another way: from the store to the history, or to why not. */

for (const [place, journey] of journeys.entries()) {
  const { tenant, email, language, particular, product, quantity, kind, stands, isAudited = false } = journey;
  test.describe(email, () => {
    test.use({ locale: LOCALES[language] });

    for (const { way, width } of waysOf(place)) {
      test(`${particular}, ${way}`, { tag: tagOf(width) }, async ({ page }) => {
        const sent: string[] = [];
        page.on('request', (request) => {
          if (/\/visit-?sync$/i.test(request.url())) sent.push(new URL(request.url()).pathname);
        });
        await emptyCart(tenant, email);
        const say = wordsOf(language);
        const portal = await enterStore(page, way, journey);
        const walk: Walk = { page, portal, way, say, isAudited };

        await journey.inStore?.(walk);
        await putIn(walk, product, quantity, journey.searched);
        await toCheckout(walk);
        await journey.inCheckout?.(walk);
        if (isAudited) await expectAccessible(page);
        await placing(walk, kind).click();
        if (stands === null) {
          await expect(heading(walk, say('checkout:title'))).toBeVisible();
          await expect(portal.getByText(say('checkout:problem.title.order'))).toBeVisible();
          expect(sent).toEqual([]);
          return;
        }
        await expect(heading(walk, say(`checkout:placed.title.${kind}`))).toBeVisible();
        const number = await numberOf(walk);
        expect(number).toMatch(journey.number);
        expect(sent).toEqual([`/backend${journey.service}`]);
        await journey.onConfirmation?.(walk);

        await portal.getByRole('link', { name: say('checkout:placed.history') }).click();
        await expect(
          portal.getByRole('tab', { name: say(`orders:kind.${kind}`), selected: true }),
        ).toBeVisible();
        const row = portal
          .getByRole('row')
          .filter({ has: page.getByRole('link', { name: number, exact: true }) });
        await expect(row.getByText(say(stands), { exact: true })).toBeVisible();
        if (journey.total) await expect(row).toContainText(journey.total);
        await journey.afterwards?.(walk, number);
      });
    }
  });
}

test('an address that is typed is checked beside its fields', async ({ page }) => {
  const who = { tenant: 'demo', email: 'buyer@demo.test', account: '1042', language: 'en' } as const;
  await emptyCart(who.tenant, who.email);
  const portal = await enterStore(page, 'standalone', who);
  const walk: Walk = { page, portal, way: 'standalone', say: wordsOf('en'), isAudited: false };
  await putIn(walk, 'Chamomile tea 25 bags', '30');
  await toCheckout(walk);
  await page.getByRole('radio', { name: /Next-morning express/ }).check();
  await page.getByRole('radio', { name: 'Use a different address' }).check();
  await placing(walk, 'order').click();
  await expect(page.getByText('Enter the street and number')).toBeVisible();
  await expect(page.getByText('Enter the city')).toBeVisible();
  await page.getByLabel('Street and number').fill('1 Ocean Drive');
  await page.getByLabel('City', { exact: true }).fill('Miami');
  await page.getByLabel('State', { exact: true }).fill('FL');
  await page.getByLabel('Country').selectOption({ label: 'United States' });
  const elsewhere =
    'We don’t ship to your location with this delivery method. Choose another address or delivery method.';
  await expect(page.getByText(elsewhere)).toBeVisible();
  await page.getByLabel('State', { exact: true }).fill('NY');
  await expect(page.getByText(/We don’t ship to your location/)).toBeHidden();
});
