import { render, screen } from '@testing-library/react';
import { styled } from 'styled-components';
import { expect, test } from 'vitest';
import { Button } from '../../src/design-system/Button.tsx';
import { deviceTheme } from '../../src/design-system/theme/deviceTheme.ts';
import { hover, touch } from '../../src/design-system/theme/media.ts';
import { ThemeRoot } from '../../src/design-system/theme/ThemeRoot.tsx';
import { colours } from '../../src/design-system/theme/tokens.ts';
import { variablesFor } from '../../src/design-system/theme/variables.ts';
import { lightTheme } from './renderInRoot.tsx';

function channel(hex: string, position: number): number {
  const value = Number.parseInt(hex.slice(position, position + 2), 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

function contrast(left: string, right: string): number {
  const [dark = 0, light = 0] = [luminance(left), luminance(right)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ['page', 'surface', 'raised'] as const;
const texts = ['ink', 'muted', 'ok', 'warn', 'bad', 'info'] as const;

test.each(['light', 'dark'] as const)(
  'every text colour of the %s scheme has a contrast of 4.5:1 at least',
  (scheme) => {
    const colourOf = (name: keyof typeof colours) => colours[name][scheme === 'light' ? 0 : 1];
    const pairs = texts.flatMap((text) =>
      [...backgrounds, 'hover' as const].map((ground) => [text, ground] as const),
    );
    const tints = (['ok', 'warn', 'bad', 'info'] as const).map((tone) => [tone, `${tone}-tint`] as const);
    const onTints = tints.flatMap(([, tint]) => [['ink', tint] as const, ['muted', tint] as const]);
    const hearts = (['muted', 'bad'] as const).map((heart) => [heart, 'picture'] as const);
    for (const [text, ground] of [...pairs, ...tints, ...onTints, ...hearts]) {
      expect(contrast(colourOf(text), colourOf(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast('#ffffff', colourOf('bad-fill')), 'white on bad-fill').toBeGreaterThanOrEqual(4.5);
  },
);

test('a theme is set as CSS variables; auto follows the system', () => {
  const light = variablesFor(lightTheme);
  expect(light['--wp-ink']).toBe('#0f172a');
  expect(light['--wp-brand']).toBe('#0f766e');
  expect(light['--wp-brand-text']).toBe('#0f766e');
  expect(light['--wp-radius']).toBe('9px');
  expect(light['--wp-radius-card']).toBe('12px');
  const dark = variablesFor({ ...lightTheme, scheme: 'dark', radius: 6 });
  expect(dark['--wp-brand-text']).toBe('#5cc4ba');
  expect(dark['--wp-radius-card']).toBe('9px');
  const auto = variablesFor({ ...lightTheme, scheme: 'auto' });
  expect(auto['--wp-page']).toBe('light-dark(#f6f7f9, #0b111d)');
});

test('what is covered at the edges is kept free; without a parent’s word the bottom is as the browser says', () => {
  expect(variablesFor(lightTheme)).toMatchObject({ '--wp-safe-bottom': 'env(safe-area-inset-bottom, 0px)' });
  const covered = variablesFor({
    ...lightTheme,
    device: deviceTheme({ safeArea: { top: 47, right: 0, bottom: 34, left: 12 } }),
  });
  expect(covered).toMatchObject({
    '--wp-safe-top': '47px',
    '--wp-safe-right': '0px',
    '--wp-safe-bottom': '34px',
    '--wp-safe-left': '12px',
  });
});

test('a parent that wants less motion gets it, whatever the browser says', () => {
  const transitionOf = (isStill?: boolean) => {
    const { unmount } = render(
      <ThemeRoot theme={{ ...lightTheme, device: deviceTheme({ reducedMotion: isStill }) }}>
        <p style={{ transition: 'opacity 1s' }}>Moving</p>
      </ThemeRoot>,
    );
    const { transition } = getComputedStyle(screen.getByText('Moving'));
    unmount();
    return transition;
  };
  expect(transitionOf()).toBe('opacity 1s');
  expect(transitionOf(true)).toBe('none');
});

const Pointed = styled.p`
  ${touch} {
    outline-width: 7px;
  }

  ${hover} {
    outline-width: 7px;
  }
`;

const rulesOf = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('style')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .map(({ cssText }) => cssText.replaceAll(/\s+/g, ' '));

test.each([
  [undefined, ['(pointer: coarse), (max-width: 767.98px)', '(hover: hover)']],
  [{ pointer: 'coarse' }, ['all, (max-width: 767.98px)', '(hover: hover)']],
  [{ pointer: 'fine', hover: true }, ['not all, (max-width: 767.98px)', 'all']],
  [{ hover: false }, ['(pointer: coarse), (max-width: 767.98px)', 'not all']],
] as const)('for the input %j styles ask for %j', (input, media) => {
  const { container } = render(
    <ThemeRoot theme={{ ...lightTheme, device: deviceTheme(input ?? {}) }}>
      <Pointed>Here</Pointed>
    </ThemeRoot>,
  );
  const conditions = rulesOf(container).flatMap(
    (rule) => /@media (.+) \{ outline-width: 7px/.exec(rule)?.[1] ?? [],
  );
  expect(conditions).toEqual(media);
});

const Grouped = styled.ul`
  ${hover} {
    opacity: 0.2;

    & > li,
    & > :first-child {
      opacity: 0.3;
    }
  }

  @supports (display: grid) {
    opacity: 0.4;
  }

  ${touch} {
    &::before {
      opacity: 0.5;
    }
  }
`;

test('at-rules are within the rules that they are for, in their order, except where a part isn’t an element', () => {
  const { container } = render(
    <ThemeRoot theme={lightTheme}>
      <Grouped>
        <li>Here</li>
      </Grouped>
    </ThemeRoot>,
  );
  const own = screen.getByRole('list').className.split(' ').at(-1) ?? '';
  const rules = rulesOf(container).filter((rule) => rule.includes(own));
  expect(rules.map((rule) => rule.replaceAll(`.wp-root:not(#wp-none) .${own}`, 'ul'))).toEqual([
    'ul { @media (hover: hover) { opacity: 0.2; } }',
    'ul > li, ul > :first-child { @media (hover: hover) { opacity: 0.3; } }',
    'ul { @supports (display: grid) { opacity: 0.4; } }',
    '@media (pointer: coarse), (max-width: 767.98px) { ul::before { opacity: 0.5; } }',
  ]);
});

test('its styles apply inside only, override the parent page’s, and are removed with it', () => {
  document.head.replaceChildren();
  const parent = document.createElement('style');
  parent.textContent = '#parent button { border-radius: 0; text-transform: uppercase }';
  document.head.append(parent);
  const { unmount } = render(
    <div id="parent">
      <button type="button">Theirs</button>
      <ThemeRoot theme={lightTheme}>
        <Button>Ours</Button>
      </ThemeRoot>
    </div>,
  );
  const portalStyle = getComputedStyle(screen.getByRole('button', { name: 'Ours' }));
  const parentStyle = getComputedStyle(screen.getByRole('button', { name: 'Theirs' }));
  expect(portalStyle.textTransform).toBe('none');
  expect(parentStyle.textTransform).toBe('uppercase');
  expect(document.head.querySelectorAll('style')).toHaveLength(1);
  unmount();
  expect(document.querySelectorAll('style[data-styled]')).toHaveLength(0);
  parent.remove();
});

test('two roots on a page have their own theme and styles', () => {
  const { container } = render(
    <>
      <ThemeRoot theme={lightTheme}>
        <Button>Light</Button>
      </ThemeRoot>
      <ThemeRoot theme={{ ...lightTheme, scheme: 'dark' }}>
        <Button>Dark</Button>
      </ThemeRoot>
    </>,
  );
  const page = (name: string) =>
    getComputedStyle(screen.getByRole('button', { name })).getPropertyValue('--wp-page').trim();
  expect(page('Light')).toBe('#f6f7f9');
  expect(page('Dark')).toBe('#0b111d');
  expect(container.querySelectorAll('style[data-styled]')).toHaveLength(2);
});
