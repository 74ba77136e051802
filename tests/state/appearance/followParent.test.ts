import { expect, test } from 'vitest';
import { createAppearance } from '../../../src/state/appearance/appearanceStore.ts';
import { followParent } from '../../../src/state/appearance/followParent.ts';
import { aWorkspace } from '../../support/workspace.ts';

test('a theme that the parent takes away is the portal’s own again, and can be given back', () => {
  const { local } = aWorkspace().portal;
  const theme = { scheme: 'dark', colorPrimary: '#0a66c2', radius: 6 } as const;
  const store = createAppearance(local, ['en'], {
    context: {},
    theme,
    navigation: { bar: ['cart'] },
    size: { mode: 'fixed' },
  });
  followParent(store, local, { theme: { radius: 6 } });
  expect(store.getState()).toMatchObject({ scheme: 'auto', colour: null, radius: 6, bar: ['cart'] });
  followParent(store, local, { theme: {} });
  expect(store.getState()).toMatchObject({ scheme: 'auto', colour: null, radius: null });
  followParent(store, local, { theme });
  expect(store.getState()).toMatchObject({ scheme: 'dark', colour: '#0a66c2', radius: 6 });
});

test('other changes leave the theme as it is', () => {
  const { local } = aWorkspace().portal;
  const store = createAppearance(local, ['en'], {
    context: {},
    theme: { radius: 6 },
    navigation: { bar: [] },
    size: { mode: 'fixed' },
  });
  followParent(store, local, { navigation: { bar: ['home'] } });
  expect(store.getState()).toMatchObject({ radius: 6, bar: ['home'] });
});

test('what a parent says of its page and device is followed as a whole', () => {
  const { local } = aWorkspace().portal;
  const store = createAppearance(local, ['en'], {
    context: { timeZone: 'America/Bogota' },
    theme: {},
    navigation: { bar: [] },
    size: { mode: 'fixed' },
  });
  expect(store.getState().context).toEqual({ timeZone: 'America/Bogota' });
  followParent(store, local, { theme: {} });
  expect(store.getState().context).toEqual({ timeZone: 'America/Bogota' });
  followParent(store, local, { context: { pointer: 'coarse' } });
  expect(store.getState().context).toEqual({ pointer: 'coarse' });
});
