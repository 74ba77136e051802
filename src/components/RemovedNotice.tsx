import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Alert } from '../design-system/Alert.tsx';
import { IconButton } from '../design-system/IconButton.tsx';
import { TextLink } from '../design-system/TextLink.ts';
import type { RemovedLine } from '../domain/cart/removedLines.ts';
import { productTitle, type TitleSettings } from '../domain/catalogue/productTitle.ts';
import { keepFocus } from './keepFocus.ts';

const List = styled.ul`
  max-height: 220px;
  overflow-y: auto;
`;

type RemovedNoticeProps = {
  removed: readonly RemovedLine[];
  settings: TitleSettings;
  /** Null when nothing similar is known. */
  similarTo(line: RemovedLine): string | null;
  onDismiss(): void;
};

/** The lines that price verification removed, until dismissed (specification §4 and §8). */
export function RemovedNotice({ removed, settings, similarTo, onDismiss }: RemovedNoticeProps) {
  const { t } = useTranslation('cart');
  if (removed.length === 0) return null;
  return (
    <Alert
      tone="warn"
      announce="status"
      title={t('gone.title')}
      action={
        <IconButton
          label={t('gone.dismiss')}
          icon={<X aria-hidden />}
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget);
            onDismiss();
          }}
        />
      }
    >
      <List>
        {removed.map((line) => {
          const { name } = productTitle({ ...line, remark: '', barcode: '' }, settings);
          const similar = similarTo(line);
          return (
            <li key={line.productId}>
              {name} · {t(`gone.${line.reason}`)}
              {similar !== null && (
                <>
                  {' · '}
                  <TextLink as={Link} to={similar} aria-label={t('gone.similarTo', { product: name })}>
                    {t('gone.similar')}
                  </TextLink>
                </>
              )}
            </li>
          );
        })}
      </List>
    </Alert>
  );
}
