import { beforeEach, expect, test, vi } from 'vitest';
import { createI18n, loadTextsFrom } from '../../src/platform/i18n.ts';

const TEXTS: Record<string, object> = {
  entry: { common: { load: { title: 'We couldn’t load this page' } }, session: {} },
  favourites: { favourites: { title: 'Favorites' } },
};

let isOnline = true;

const respond = async (url: string) => {
  const [, group = ''] = /(\w+)\.json/.exec(url) ?? [];
  if (!isOnline) throw new TypeError('Failed to fetch');
  return Response.json(TEXTS[group]);
};

const load = vi.fn(respond);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', load);
  vi.stubGlobal('LOCALES_VERSION', 'v');
  isOnline = true;
  load.mockClear();
});
const createTestI18n = () =>
  createI18n(
    'en',
    ['entry'],
    loadTextsFrom('https://portal.test/', () => undefined),
  );

test('a group of texts is loaded once for all its namespaces', async () => {
  const translator = await createTestI18n();
  expect(translator.t('common:load.title')).toBe('We couldn’t load this page');
  expect(load).toHaveBeenCalledTimes(1);
});

test('texts are loaded after a short network failure', async () => {
  const translator = await createTestI18n();
  isOnline = false;
  const loaded = translator.loadNamespaces('favourites');
  await vi.advanceTimersByTimeAsync(500);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(1000);
  await loaded;
  expect(translator.t('favourites:title')).toBe('Favorites');
});

test('after a long network failure texts are loaded when a screen requests them again', async () => {
  const translator = await createTestI18n();
  isOnline = false;
  translator.loadNamespaces('favourites');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(translator.hasResourceBundle('en', 'favourites')).toBe(false);
  isOnline = true;
  const loaded = translator.loadNamespaces('favourites');
  expect(translator.hasLoadedNamespace('favourites')).toBe(false);
  await loaded;
  expect(translator.t('favourites:title')).toBe('Favorites');
});
