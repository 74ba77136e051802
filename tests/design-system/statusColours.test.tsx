import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Alert } from '../../src/design-system/Alert.tsx';
import { Badge } from '../../src/design-system/Badge.ts';
import { TextLink } from '../../src/design-system/TextLink.ts';
import { ThemeRoot } from '../../src/design-system/theme/ThemeRoot.tsx';
import type { Theme } from '../../src/design-system/theme/variables.ts';
import { brandPalette } from '../../src/domain/tenant/brandPalette.ts';
import { PanelLink } from '../../src/screens/catalogue/searchPanelStyles.ts';
import { lightTheme } from './renderInRoot.tsx';

/** Beside the colour of a warning. */
const orange = { scheme: 'light', brand: brandPalette('#d97706') } as const;
const TONES = ['ok', 'warn', 'bad', 'info'] as const;

const renderInOrange = (content: ReactNode) => render(<ThemeRoot theme={orange}>{content}</ThemeRoot>);

const badgeColours = (theme: Theme) => {
  const { unmount } = render(
    <ThemeRoot theme={theme}>
      {TONES.map((tone) => (
        <Badge key={tone} $tone={tone}>
          {tone}
        </Badge>
      ))}
    </ThemeRoot>,
  );
  const colours = TONES.map((tone) => {
    const { color, backgroundColor } = getComputedStyle(screen.getByText(tone));
    return [color, backgroundColor];
  });
  unmount();
  return colours;
};

test('no state takes its colour from the brand', () => {
  expect(badgeColours(orange)).toEqual(badgeColours(lightTheme));
});

test('each state has an icon of its own beside its colour', () => {
  const icons = TONES.map((tone) => {
    const { container, unmount } = renderInOrange(<Alert tone={tone}>{tone}</Alert>);
    const icon = container.querySelector('svg')?.innerHTML;
    unmount();
    return icon;
  });
  expect(icons).not.toContain(undefined);
  expect(new Set(icons).size).toBe(TONES.length);
});

test('a link is underlined, so that it isn’t taken for a warning', () => {
  renderInOrange(
    <>
      <TextLink href="/cart">Cart</TextLink>
      <PanelLink href="/store">See all</PanelLink>
    </>,
  );
  for (const link of screen.getAllByRole('link'))
    expect(getComputedStyle(link).textDecoration).toContain('underline');
});
