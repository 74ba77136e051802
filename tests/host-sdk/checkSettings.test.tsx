import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { checkSettings } from '../../src/host-sdk/checkSettings.ts';
import type { InvalidSetting } from '../../src/host-sdk/options.ts';

/** What a browser's canvas makes of a colour (HTML, serialisation of a colour); jsdom has none. */
const COLOURS: Readonly<Record<string, string>> = {
  red: '#ff0000',
  'rgb(10, 102, 194)': '#0a66c2',
  '#11223344': 'rgba(17, 34, 51, 0.267)',
  transparent: 'rgba(0, 0, 0, 0)',
};

const { getContext } = HTMLCanvasElement.prototype;
let warn: MockInstance;

beforeEach(() => {
  const canvas = { fillStyle: '#000000' };
  const context = {
    get fillStyle() {
      return COLOURS[canvas.fillStyle] ?? canvas.fillStyle;
    },
    set fillStyle(colour: string) {
      canvas.fillStyle = colour;
    },
  };
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => context });
  vi.stubGlobal('CSS', { supports: (_property: string, value: string) => value in COLOURS });
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  Object.assign(HTMLCanvasElement.prototype, { getContext });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const check = (groups: unknown) => {
  const told: InvalidSetting[] = [];
  const used = checkSettings(groups, (invalid) => told.push(invalid));
  return { used, told: told.map(({ option }) => option) };
};

describe('what can be made usable', () => {
  it.each([
    [{ context: { locale: 'en_US' } }, { context: { locale: 'en-US' } }],
    [{ context: { appName: ` ${'x'.repeat(80)}` } }, { context: { appName: 'x'.repeat(60) } }],
    [{ context: { timeZone: ' America/Bogota' } }, { context: { timeZone: 'America/Bogota' } }],
    [
      { context: { safeArea: { top: '47px', bottom: 900 } } },
      { context: { safeArea: { top: 47, right: 0, bottom: 500, left: 0 } } },
    ],
    [
      { context: { pointer: 'Coarse', hover: false, reducedMotion: true } },
      { context: { pointer: 'coarse', hover: false, reducedMotion: true } },
    ],
    [{ theme: { scheme: 'Dark' } }, { theme: { scheme: 'dark' } }],
    [{ theme: { colorPrimary: 'red' } }, { theme: { colorPrimary: '#ff0000' } }],
    [{ theme: { colorPrimary: 'rgb(10, 102, 194)' } }, { theme: { colorPrimary: '#0a66c2' } }],
    [{ theme: { colorPrimary: '#11223344' } }, { theme: { colorPrimary: '#112233' } }],
    [{ theme: { radius: 40 } }, { theme: { radius: 32 } }],
    [{ theme: { radius: '6px' } }, { theme: { radius: 6 } }],
    [{ size: { mode: 'auto', max: '900' } }, { size: { mode: 'auto', max: 900 } }],
    [
      { navigation: { bar: ['Home', 'cart'], initial: { to: 'product', id: '118' } } },
      { navigation: { bar: ['home', 'cart'], initial: { to: 'product', id: 118 } } },
    ],
  ])('%j', (given, usable) => {
    expect(check(given)).toEqual({ used: usable, told: [] });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('what can’t is left out and named, and the rest stays', () => {
  it.each([
    [
      { context: { locale: null, appName: 'FieldDesk' } },
      ['context.locale'],
      { context: { appName: 'FieldDesk' } },
    ],
    [{ context: { locale: '' } }, ['context.locale'], { context: {} }],
    [
      {
        context: {
          timeZone: 'America/Atlantis',
          safeArea: 20,
          pointer: 'pen',
          hover: 'no',
          reducedMotion: 1,
        },
      },
      ['context.timeZone', 'context.safeArea', 'context.pointer', 'context.hover', 'context.reducedMotion'],
      { context: {} },
    ],
    [{ context: { safeArea: { top: 'wide' } } }, ['context.safeArea'], { context: {} }],
    [{ theme: { scheme: 'night', radius: 4 } }, ['theme.scheme'], { theme: { radius: 4 } }],
    [{ theme: { colorPrimary: 'transparent' } }, ['theme.colorPrimary'], { theme: {} }],
    [{ theme: { colorPrimary: 'no colour' } }, ['theme.colorPrimary'], { theme: {} }],
    [{ theme: { radius: 'wide' } }, ['theme.radius'], { theme: {} }],
    [{ navigation: { bar: ['histroy', 'cart'] } }, ['navigation.bar'], { navigation: { bar: ['cart'] } }],
    [
      { navigation: { bar: [], initial: { to: 'nowhere' } } },
      ['navigation.initial'],
      { navigation: { bar: [] } },
    ],
    [{ size: { mode: 'auto' } }, ['size'], {}],
  ])('%j: %j', (given, options, usable) => {
    expect(check(given)).toEqual({ used: usable, told: options });
    expect(warn).toHaveBeenCalledTimes(options.length);
  });

  it('the message has the value and what is expected', () => {
    const told: InvalidSetting[] = [];
    checkSettings({ theme: { radius: 'wide' } }, (invalid) => told.push(invalid));
    expect(told).toEqual([
      {
        code: 'invalid_setting',
        option: 'theme.radius',
        value: 'wide',
        expected: 'a number from 0 to 32 (px)',
        hint: 'The ordering portal can’t use theme.radius: expected a number from 0 to 32 (px)',
      },
    ]);
  });
});

it('a field that is undefined stays so, and a group that isn’t given stays away', () => {
  expect(check({ theme: { scheme: undefined, radius: 'x' }, context: undefined }).used).toEqual({
    theme: { scheme: undefined },
  });
});
