import { keyframes, styled } from 'styled-components';

const pulse = keyframes`
  50% { opacity: 0.45; }
`;

const length = (value: number | string) => (typeof value === 'number' ? `${value}px` : value);

/** Numbers are px, texts CSS lengths. The surrounding list must be marked busy. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: number | string;
  $height?: number | string;
  $round?: boolean;
}>`
  display: block;
  width: ${({ $width = '100%' }) => length($width)};
  height: ${({ $height = 12 }) => length($height)};
  border-radius: ${({ $round }) => ($round ? '999px' : '6px')};
  background: color-mix(in srgb, var(--wp-line) 75%, var(--wp-page));
  animation: ${pulse} 1.6s ease-in-out infinite;
`;
