import { expect, test } from 'vitest';
import type { Parent } from '../../../src/bridge/contract.ts';
import {
  applyAccountLanguage,
  isLanguageOfParent,
  rememberAccountLanguage,
} from '../../../src/state/appearance/accountLanguage.ts';
import { chooseOwnLanguage, createAppearance } from '../../../src/state/appearance/appearanceStore.ts';
import { chooseScheme } from '../../../src/state/appearance/chooseScheme.ts';
import { aParent } from '../../support/aParent.ts';
import { createMemoryStore } from '../../support/fakeCloud.ts';

const start = (parent: Parent | null = null) => {
  const local = createMemoryStore();
  const appearance = createAppearance(local, ['en'], parent?.settings ?? null);
  return { portal: { local, parent }, appearance, language: () => appearance.getState().language };
};

test('the next device has the language of the account, and this one when it was changed elsewhere', () => {
  const { portal, appearance, language } = start();
  applyAccountLanguage(portal, appearance, '');
  expect(language()).toBe('en');
  applyAccountLanguage(portal, appearance, 'es');
  expect(language()).toBe('es');
  expect(createAppearance(portal.local, ['en'], null).getState().language).toBe('es');
  applyAccountLanguage(portal, appearance, 'fr');
  expect(language()).toBe('fr');
});

test('what the customer chooses here stays, whether or not it was stored', () => {
  const { portal, appearance, language } = start();
  applyAccountLanguage(portal, appearance, 'es');
  chooseOwnLanguage(appearance, portal.local, 'en');
  applyAccountLanguage(portal, appearance, 'es');
  expect(language()).toBe('en');
  chooseOwnLanguage(appearance, portal.local, 'fr');
  rememberAccountLanguage(portal, 'fr');
  applyAccountLanguage(portal, appearance, 'fr');
  expect(language()).toBe('fr');
});

test('a language chosen here before the login stays, until another one is chosen elsewhere', () => {
  const { portal, appearance, language } = start();
  chooseOwnLanguage(appearance, portal.local, 'fr');
  applyAccountLanguage(portal, appearance, 'es');
  expect(language()).toBe('fr');
  applyAccountLanguage(portal, appearance, 'en');
  expect(language()).toBe('en');
});

test('a parent that names a language decides', () => {
  const { parent: given } = aParent();
  const parent = { ...given, settings: { ...given.settings, context: { locale: 'fr' } } };
  const { portal, appearance, language } = start(parent);
  expect(isLanguageOfParent(portal)).toBe(true);
  applyAccountLanguage(portal, appearance, 'es');
  expect(language()).toBe('fr');
  expect(isLanguageOfParent(start(given).portal)).toBe(false);
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['auto', 'auto'],
] as const)('the scheme %s stays after a reload', (scheme, expected) => {
  const { portal, appearance } = start();
  chooseScheme(appearance, portal.local, scheme);
  expect(appearance.getState().scheme).toBe(expected);
  expect(createAppearance(portal.local, ['en'], null).getState().scheme).toBe(expected);
});

test('a parent’s scheme has priority, and a value that is none counts as the system’s', () => {
  const local = createMemoryStore();
  local.write('scheme', 'purple');
  expect(createAppearance(local, ['en'], null).getState().scheme).toBe('auto');
  local.write('scheme', 'light');
  const { settings } = aParent().parent;
  const dark = { ...settings, theme: { ...settings.theme, scheme: 'dark' as const } };
  expect(createAppearance(local, ['en'], dark).getState().scheme).toBe('dark');
});
