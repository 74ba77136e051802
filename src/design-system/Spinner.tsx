import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden.ts';

const turn = keyframes`
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
  animation: ${turn} 0.7s linear infinite;
`;

export type SpinnerProps = {
  /** Read by screen readers; leave it out when nearby text says the same. */
  label?: string | undefined;
  /** Diameter, px. */
  size?: number;
};

/** An indeterminate progress indicator. */
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
