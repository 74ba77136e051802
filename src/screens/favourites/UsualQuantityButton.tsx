import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { hover, touch } from '../../design-system/theme/media.ts';

export const UsualQuantityLine = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  color: var(--wp-muted);
  font-size: 13px;

  ${touch} {
    min-height: 32px;
  }
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
    <TextButton type="button" aria-label={`${text}, ${product}`} onClick={onClick}>
      <span>{text}</span>
      <Pencil aria-hidden />
    </TextButton>
  );
}
