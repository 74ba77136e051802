import { Heart } from 'lucide-react';
import { css, styled } from 'styled-components';
import { hover, touch } from '../design-system/theme/media.ts';

/** 28 px wide but 20 px high in line, so that the line height stays the same. */
const inlineStyles = css`
  width: 28px;
  height: 28px;
  margin-block: -4px;
`;

const cornerStyles = css`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
  width: 32px;
  height: 32px;
`;

const boxStyles = css`
  width: var(--wp-control-height);
  height: var(--wp-control-height);
  border: var(--wp-control-border);
  border-radius: var(--wp-radius);
  background: var(--wp-surface);
`;

const positionStyles = { line: inlineStyles, corner: cornerStyles, box: boxStyles };

const StyledButton = styled.button<{ $position: keyof typeof positionStyles }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  border-radius: 50%;
  color: var(--wp-muted);
  ${({ $position }) => positionStyles[$position]}

  & > svg {
    width: 17px;
    height: 17px;
    transition: transform 0.12s;
  }

  &[aria-pressed='true'] {
    color: var(--wp-bad);

    & > svg {
      fill: currentColor;
    }
  }

  ${hover} {
    &:hover {
      color: var(--wp-bad);
    }
  }

  &:active > svg {
    transform: scale(0.86);
  }

  ${touch} {
    &::after {
      content: '';
      position: absolute;
      inset: -8px;
    }
  }
`;

type HeartButtonProps = {
  label: string;
  pressed: boolean;
  position?: keyof typeof positionStyles;
  onPress(): void;
};

export function HeartButton({ label, pressed, position = 'line', onPress }: HeartButtonProps) {
  return (
    <StyledButton
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      $position={position}
      onClick={onPress}
    >
      <Heart aria-hidden />
    </StyledButton>
  );
}
