import { Heart } from 'lucide-react';
import { css, styled } from 'styled-components';
import { hover, touch } from '../design-system/theme/media.ts';

/** 28 px, and 20 px of a line's height, so that a line with it is no higher than one without. */
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
  /** What it does, with the product's name: "Add Green olives to favourites". */
  label: string;
  pressed: boolean;
  /** Behind a name, in the corner of a picture, or as a control of its own. */
  place?: keyof typeof places;
  onPress(): void;
};

/** The heart on a product: filled when the product is a favourite, and said so to screen readers. */
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
