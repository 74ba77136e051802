import { css, styled } from 'styled-components';
import { touch } from './media.ts';
import { fontStack, spaces } from './tokens.ts';

const spaceVariables = Object.entries(spaces)
  .map(([step, px]) => `--wp-space-${step}: ${px}px;`)
  .join('');

// `:where(&)` makes the resets weaker than components' rules, the namespace makes them stronger than a parent's.
const resets = css`
  :where(&) *,
  :where(&) *::before,
  :where(&) *::after {
    box-sizing: border-box;
  }

  :where(&) :is(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend, table) {
    margin: 0;
    padding: 0;
    border: 0;
    font: inherit;
  }

  :where(&) :is(ul, ol) {
    list-style: none;
  }

  :where(&) :is(h1, h2, h3) {
    font-weight: 650;
    line-height: 1.25;
    text-wrap: balance;
  }

  :where(&) :is(button, input, select, textarea) {
    margin: 0;
    min-width: 0;
    font: inherit;
    font-variant-numeric: inherit;
    letter-spacing: inherit;
    text-transform: none;
    color: inherit;
  }

  :where(&) button {
    border: 0;
    padding: 0;
    background: none;
    cursor: pointer;
    touch-action: manipulation;
  }

  :where(&) :is(img, svg) {
    display: block;
    max-width: 100%;
  }

  :where(&) table {
    border-collapse: collapse;
  }

  :where(&) a {
    color: inherit;
    text-decoration: none;
  }

  :where(&) [hidden] {
    display: none !important;
  }

  :where(&) :focus-visible {
    outline: 2px solid var(--wp-brand-text);
    outline-offset: 2px;
  }

  /* A screen's heading gets the focus, but nothing can be done with it. */
  :where(&) :is(h1, h2, h3):focus-visible {
    outline: none;
  }

  :where(&) ::placeholder {
    color: var(--wp-muted);
    opacity: 1;
  }
`;

const still = css`
  &,
  & *,
  & *::before,
  & *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }
`;

export const Surface = styled.div`
  ${spaceVariables}
  --wp-control-height: 36px;
  --wp-control-border: 1px solid color-mix(in srgb, var(--wp-control) 35%, var(--wp-line));
  --wp-field-border: 1px solid var(--wp-control);
  --wp-shadow-1: 0 1px 2px var(--wp-shade);
  --wp-shadow-2: 0 4px 10px -4px var(--wp-shade), 0 16px 36px -8px var(--wp-shade);
  --wp-layer-overlay: 20;
  --wp-layer-toast: 30;
  isolation: isolate;
  box-sizing: border-box;
  min-height: 100%;
  padding: 0 var(--wp-safe-right, 0) 0 var(--wp-safe-left, 0);
  background: var(--wp-page);
  color: var(--wp-ink);
  font-family: ${fontStack};
  font-size: 14px;
  font-weight: 400;
  font-style: normal;
  line-height: 1.45;
  letter-spacing: normal;
  text-align: start;
  text-transform: none;
  white-space: normal;
  font-variant-numeric: tabular-nums;
  accent-color: var(--wp-brand);
  -webkit-text-size-adjust: 100%;
  -webkit-tap-highlight-color: transparent;

  ${touch} {
    --wp-control-height: 44px;
  }

  ${resets}

  @media (prefers-reduced-motion: reduce) {
    ${still}
  }

  &[data-still] {
    ${still}
  }
`;
