import { styled } from 'styled-components';

export const PriceButton = styled.button`
  padding-block: 3px;
  border-radius: 4px;
  color: inherit;
  font: inherit;
  white-space: nowrap;
  text-decoration: underline dotted color-mix(in srgb, currentColor 35%, transparent) 1px;
  text-underline-offset: 4px;

  @media print {
    text-decoration: none;
  }
`;
