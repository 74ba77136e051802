import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { hover, touch, wide } from '../../design-system/theme/media.ts';

// The heart leaves a place beside it, in every row of a list of one's own.
const heartRoom = css`
  ${wide} {
    div:has(> &) {
      position: relative;
    }

    div:has(> &) > div {
      padding-inline-end: 28px;
    }
  }
`;

// Until one is set it takes no line where there is room beside the heart.
const besideTheHeart = css`
  ${wide} {
    position: absolute;
    inset-block-start: -2px;
    inset-inline-end: 0;
    padding: 0 8px;

    & > span {
      display: none;
    }
  }
`;

export const UsualQuantityLine = styled.span<{ $isUnset?: boolean }>`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  color: var(--wp-muted);
  font-size: 13px;

  ${touch} {
    min-height: 32px;
  }

  ${({ $isUnset }) => $isUnset !== undefined && heartRoom}
  ${({ $isUnset }) => $isUnset && besideTheHeart}
`;

const TextButton = styled(UsualQuantityLine).attrs({ as: 'button' })`
  gap: 5px;
  width: fit-content;
  max-width: 100%;
  border-radius: 3px;
  text-align: start;

  & > svg {
    flex: none;
    width: 13px;
    height: 13px;
  }

  ${hover} {
    &:hover {
      color: var(--wp-brand-text);
    }
  }
`;

type UsualQuantityButtonProps = {
  product: string;
  usual: string | null;
  onClick(): void;
};

export function UsualQuantityButton({ product, usual, onClick }: UsualQuantityButtonProps) {
  const { t } = useTranslation('favourites');
  const text = usual === null ? t('usual.set') : t('usual.label', { many: usual });
  return (
    <TextButton
      type="button"
      aria-label={`${text}, ${product}`}
      title={text}
      $isUnset={usual === null}
      onClick={onClick}
    >
      <span>{text}</span>
      <Pencil aria-hidden />
    </TextButton>
  );
}
