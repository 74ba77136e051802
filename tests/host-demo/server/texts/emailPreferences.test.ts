import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emailPreferenceTexts } from '../../../../host-demo/server/texts/emailPreferences.ts';

test.each(['en', 'es', 'fr'] as const)(
  'e-mails in %s name each choice as the account settings do',
  (language) => {
    const { settings } = JSON.parse(readFileSync(`locales/${language}/settings.json`, 'utf8'));
    const { orders, invoices, deals } = settings.emails;
    const { name, why } = emailPreferenceTexts[language];
    expect(name).toEqual({ orders, invoices, deals });
    expect(why('A name')).toContain('A name');
  },
);
