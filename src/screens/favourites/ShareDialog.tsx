import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { Dialog } from '../../design-system/Dialog.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { MAX_SHARED_PRODUCTS, type SharedList, sharedListQuery } from '../../domain/favourites/sharedList.ts';
import { paths } from '../../routing/paths.ts';
import { copyLink } from '../../state/favourites/copyLink.ts';
import { usePortal } from '../../state/usePortal.ts';

const StatusText = styled.p`
  min-height: 20px;
  color: var(--wp-muted);
`;

/** The link contains the list's name and product ids, nothing about the owner. */
export function ShareDialog({ list, onClose }: { list: SharedList; onClose(): void }) {
  const { t } = useTranslation('favourites');
  const { base } = usePortal();
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const link = new URL(paths.favourites(sharedListQuery(list)), new URL(base, document.baseURI)).href;
  const copy = async () => {
    const { ok } = await copyLink(link);
    setStatus(ok ? t('share.copied') : t('share.byHand'));
    if (!ok) field.current?.select();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('share.title', { list: list.name })}
      description={t('share.text')}
      closeLabel={t('close')}
      actions={
        <Button variant="primary" onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
      }
    >
      <TextField
        ref={field}
        label={t('share.link')}
        value={link}
        readOnly
        hint={
          list.productIds.length > MAX_SHARED_PRODUCTS
            ? t('share.most', { count: MAX_SHARED_PRODUCTS })
            : undefined
        }
        onFocus={(event) => event.currentTarget.select()}
      />
      <StatusText role="status">{status}</StatusText>
    </Dialog>
  );
}
