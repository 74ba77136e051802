import { Heart } from 'lucide-react';
import { css, styled } from 'styled-components';
import { hover, touch } from '../design-system/theme/media.ts';

/** 28 px wide but 20 px high in line, so that the line height stays the same. */
const inLine = css`
  width: 28px;
  height: 28px;
  margin-block: -4px;
`;

const inCorner = css`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
  width: 32px;
  height: 32px;
`;

const boxed = css`
  width: var(--wp-control-height);
  height: var(--wp-control-height);
  border: var(--wp-control-border);
  border-radius: var(--wp-radius);
  background: var(--wp-surface);
`;

const places = { line: inLine, corner: inCorner, box: boxed };

const Styled = styled.button<{ $place: keyof typeof places }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  border-radius: 50%;
  color: var(--wp-muted);
  ${({ $place }) => places[$place]}

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
  /** Accessible name, for example "Add Green olives to favourites". */
  label: string;
  pressed: boolean;
  place?: keyof typeof places;
  onPress(): void;
};

/** A toggle button for favourites. */
export function HeartButton({ label, pressed, place = 'line', onPress }: HeartButtonProps) {
  return (
    <Styled
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      $place={place}
      onClick={onPress}
    >
      <Heart aria-hidden />
    </Styled>
  );
}
