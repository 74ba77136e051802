import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { Drawer } from '../../design-system/Drawer.tsx';

type FilterDrawerProps = { open: boolean; total: number; onClose(): void; children: ReactNode };

export function FilterDrawer({ open, total, onClose, children }: FilterDrawerProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('filter.open')}
      closeLabel={t('close')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('filter.show', { count: total, number: format.number(total) })}
        </Button>
      }
    >
      {children}
    </Drawer>
  );
}
