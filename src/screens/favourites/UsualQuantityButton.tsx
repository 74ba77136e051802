import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { hover, touch, wide } from '../../design-system/theme/media.ts';

// Below the heart, in its column, until one is set: it takes no line, nor room from the name.
const belowTheHeart = css`
  ${wide} {
    position: absolute;
    inset-block-start: 22px;
    inset-inline-end: 0;

    div:has(> &) {
      position: relative;
      min-height: 46px;
    }

    div:has(> &) > span {
      padding-inline-end: 28px;
    }

    div > && {
      padding: 0;
    }

    & > button {
      padding: 0 7px;
    }

    & > button > span {
      display: none;
    }
  }
`;

/** Below a phone's two lines of text it starts with the code, and is no higher than a line. */
export const UsualQuantityLine = styled.span<{ $isUnset?: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 24px;
  color: var(--wp-muted);
  font-size: 13px;

  & > small {
    display: none;
    flex: none;
    font-size: inherit;
  }

  div:has(> a) > & {
    height: 20px;
    min-height: 0;

    & > small {
      display: block;
    }
  }

  ${({ $isUnset }) => $isUnset && belowTheHeart}
`;

const TextButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-width: 0;
  min-height: 24px;
  color: inherit;
  border-radius: 3px;
  text-align: start;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > svg {
    flex: none;
    width: 13px;
    height: 13px;
  }

  ${touch} {
    min-height: 32px;
  }

  ${hover} {
    &:hover {
      color: var(--wp-brand-text);
    }
  }
`;

type UsualQuantityButtonProps = {
  product: string;
  /** Empty where the row says it anyway. */
  code: string;
  usual: string | null;
  onClick(): void;
};

export function UsualQuantityButton({ product, code, usual, onClick }: UsualQuantityButtonProps) {
  const { t } = useTranslation('favourites');
  const text = usual === null ? t('usual.set') : t('usual.label', { many: usual });
  return (
    <UsualQuantityLine $isUnset={usual === null}>
      {code && <small>{code}</small>}
      <TextButton type="button" aria-label={`${text}, ${product}`} title={text} onClick={onClick}>
        <span>{text}</span>
        <Pencil aria-hidden />
      </TextButton>
    </UsualQuantityLine>
  );
}
