import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import type { QuickOrderActions } from '../../state/quickOrder/quickOrderService.ts';
import { useTransactionKind } from '../../state/useTransactionKind.ts';
import { HeaderDialog } from './HeaderDialog.tsx';

const HEIGHT = 400;

// In the quick order's chunk, what it shares with the documents would move into the files that are kept.
const EarlierOrders = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "customer" */ './EarlierOrders.tsx')).EarlierOrders,
  () => <Skeleton $height={HEIGHT} />,
);

/** Adds the lines of an earlier order to the list. `actions`: null until the quick order is opened. */
export function StartFromOrder({ actions }: { actions: QuickOrderActions | null }) {
  const { t } = useTranslation('quickOrder');
  const label = t(`start.open.${useTransactionKind()}`);
  return (
    <HeaderDialog
      label={label}
      title={label}
      icon={<RotateCcw aria-hidden />}
      disabled={!actions}
      preload={EarlierOrders.preload}
    >
      {(close) => actions && <EarlierOrders actions={actions} onClose={close} />}
    </HeaderDialog>
  );
}
