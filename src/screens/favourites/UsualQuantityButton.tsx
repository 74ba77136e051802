import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { hover, touch } from '../../design-system/theme/media.ts';

const TextButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  width: fit-content;
  max-width: 100%;
  padding-block: 2px;
  border-radius: 3px;
  color: var(--wp-muted);
  font-size: 13px;
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

  ${touch} {
    min-height: 32px;
  }
`;

type UsualQuantityButtonProps = {
  product: string;
  /** "2 × Case of 12"; null without a usual quantity. */
  usual: string | null;
  onClick(): void;
};

export function UsualQuantityButton({ product, usual, onClick }: UsualQuantityButtonProps) {
  const { t } = useTranslation('favourites');
  const text = usual === null ? t('usual.set') : t('usual.label', { many: usual });
  return (
    <TextButton type="button" aria-label={`${text}, ${product}`} onClick={onClick}>
      <span>{text}</span>
      <Pencil aria-hidden />
    </TextButton>
  );
}
