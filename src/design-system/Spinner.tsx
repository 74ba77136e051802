import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden.ts';

const rotate = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${rotate} 0.7s linear infinite;
`;

export type SpinnerProps = {
  label?: string | undefined;
  /** Diameter, px. */
  size?: number;
};

export function Spinner({ label, size = 16 }: SpinnerProps) {
  const ring = <Ring $size={size} aria-hidden />;
  if (!label) return ring;
  return (
    <span role="status">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
