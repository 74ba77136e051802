import '../support/loadCode.ts';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ThemeRoot } from '../../src/design-system/theme/ThemeRoot.tsx';
import type { Theme } from '../../src/design-system/theme/variables.ts';

export const lightTheme: Theme = {
  scheme: 'light',
  brand: {
    colour: '#0f766e',
    secondary: '#0d655e',
    tertiary: '#6fada8',
    tint: '#ecf4f3',
    onBrand: '#ffffff',
    hover: '#0c5f58',
    textOnLight: '#0f766e',
    textOnDark: '#5cc4ba',
  },
};

/** Renders inside a ThemeRoot, like all of the portal, with a user-event person. */
export function renderInRoot(content: ReactNode) {
  const person = userEvent.setup();
  return { person, ...render(<ThemeRoot theme={lightTheme}>{content}</ThemeRoot>) };
}
