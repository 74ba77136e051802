import { collectConsole, expect, expectAccessible, PORTAL, portalOf, test } from './support/journey.ts';
import { layoutProblems } from './support/layoutProblems.ts';
import { type Language, LOCALES, translatorFor } from './support/translations.ts';

/** Information pages of three companies for visitors: in each language, at both widths. */

type Company = {
  address: string;
  language: Language;
  /** The page that visitors start from. */
  contact: RegExp;
  hours: string;
  person: string;
  about: RegExp;
  footer: readonly string[];
  viewport: { width: number; height: number };
};

const companies: Record<string, Company> = {
  'Bluebird Foods': {
    address: PORTAL,
    language: 'en',
    contact: /we answer within one working day/,
    hours: 'Monday to Friday',
    person: 'Marta Silva',
    about: /since 1988/,
    footer: ['about', 'contact', 'flyer', 'privacy', 'terms'],
    viewport: { width: 1280, height: 800 },
  },
  'Ferretería Andina': {
    address: portalOf('andina'),
    language: 'es',
    contact: /Bogotá D\.C\., 110921/,
    hours: 'lunes a viernes',
    person: 'Jorge Pardo',
    about: /Desde 1974/,
    footer: ['about', 'contact', 'flyer', 'privacy'],
    viewport: { width: 390, height: 800 },
  },
  'Maison Lumière': {
    address: portalOf('lumiere'),
    language: 'fr',
    contact: /Montréal \(Québec\) H3G 1P1/,
    hours: 'du lundi au jeudi',
    person: 'Élodie Tremblay',
    about: /réunit à Montréal/,
    footer: ['about', 'contact', 'terms'],
    viewport: { width: 1280, height: 800 },
  },
};

test('visitors read what each company wrote, and learn what it didn’t', async ({
  browser,
  consoleMessages,
}) => {
  const read = async ([name, company]: [string, Company]) => {
    const { address, language, footer, viewport } = company;
    const t = translatorFor(language);
    const context = await browser.newContext({
      locale: LOCALES[language],
      viewport,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    collectConsole(page, consoleMessages);
    await page.goto(`${address}/contact`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('information:contact.title', { company: name }),
    );
    await expect(page.getByText(company.contact)).toBeVisible();
    await expect(page.getByText(company.hours, { exact: true })).toBeVisible();
    await expect(page.getByText(company.person)).toBeVisible();
    const links = page.getByRole('navigation', { name: t('layout:footer.navigation') }).getByRole('link');
    await expect(links).toHaveText(footer.map((each) => t(`layout:footer.${each}`)));
    await expectAccessible(page);
    expect(await layoutProblems(page, [320, viewport.width]), `${name}: contact`).toEqual([]);

    await links.filter({ hasText: t('layout:footer.about') }).click();
    await expect(page.getByText(company.about)).toBeVisible();

    await page.goto(`${address}/flyer`);
    if (footer.includes('flyer')) {
      const picture = page.getByRole('img', { name: /1 (of|de) / });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0);
      await page.getByText(t('information:flyer.asText', { page: 1 })).click();
    } else {
      await expect(page.getByText(t('information:flyer.none', { company: name }))).toBeVisible();
    }
    await expectAccessible(page);
    expect(await layoutProblems(page, [320, viewport.width]), `${name}: flyer`).toEqual([]);

    await page.goto(`${address}/${footer.includes('privacy') ? 'terms-and-conditions' : 'privacy'}`);
    if (footer.length < 5) {
      const missing = footer.includes('privacy') ? 'terms' : 'privacy';
      await expect(page.getByText(t(`information:${missing}.none`, { company: name }))).toBeVisible();
      await expect(page.getByRole('link', { name: t('information:ask') })).toHaveAttribute(
        'href',
        /^mailto:/,
      );
    } else {
      await expect(page.getByText(/These terms apply to everything/)).toBeVisible();
    }
    await expectAccessible(page);
    return { page, context };
  };
  const [bluebird, ...others] = await Promise.all(Object.entries(companies).map(read));
  for (const { context } of others) await context.close();
  if (!bluebird) throw new Error('nothing was read');

  // The PDF is the company's file, which the browser's own viewer opens in another tab.
  await bluebird.page.goto(`${PORTAL}/flyer`);
  const href = await bluebird.page.getByRole('link', { name: 'Open PDF' }).getAttribute('href');
  const pdf = await bluebird.page.request.get(href ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await bluebird.context.close();
});
