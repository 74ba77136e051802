import { styled } from 'styled-components';
import { visuallyHidden } from '../design-system/VisuallyHidden.ts';

// `data-question`: what the button answers, for screen readers.
export const PriceButton = styled.button`
  padding-block: 3px;
  border-radius: 4px;
  color: inherit;
  font: inherit;
  white-space: nowrap;
  text-decoration: underline dotted color-mix(in srgb, currentColor 35%, transparent) 1px;
  text-underline-offset: 4px;

  & > [data-question] {
    ${visuallyHidden}
  }

  @media print {
    text-decoration: none;
  }
`;
