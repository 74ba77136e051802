import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { OverlayBoundary } from '../../design-system/OverlayBoundary.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';

const Placeholder = () => <Skeleton $height={57} />;

const CodeRow = lazyWithRetry(
  () => import(/* webpackChunkName: "store-parts" */ './CodeRow.tsx').then((module) => module.CodeRow),
  Placeholder,
);

/** The empty row at the end of the cart, once it is opened. */
export function AddByCode() {
  const { t, i18n } = useTranslation('cart');
  const [isOpen, setOpen] = useState(false);
  const preload = () => {
    CodeRow.preload();
    void i18n.loadNamespaces('quickOrder');
  };
  if (!isOpen) {
    return (
      <Button variant="quiet" onPointerEnter={preload} onFocus={preload} onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        {t('addByCode')}
      </Button>
    );
  }
  return (
    <OverlayBoundary open onClose={() => setOpen(false)}>
      <Suspense fallback={<Placeholder />}>
        <CodeRow />
      </Suspense>
    </OverlayBoundary>
  );
}
