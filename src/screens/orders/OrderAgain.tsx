import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { OrderAgainDialog } from '../../components/OrderAgainDialog.tsx';
import { useAddedNotice } from '../../components/useAddedNotice.ts';
import { storeQuery } from '../../domain/catalogue/storeView.ts';
import { paths } from '../../routing/paths.ts';
import { useOrderAgain } from '../../state/orders/useOrderAgain.ts';

type OrderAgainProps = {
  id: string;
  /** Focus target after closing. */
  finalFocus(): HTMLElement | null;
  onClose(): void;
};

/** Adds the selected lines to the cart and names those that could not be added. */
export function OrderAgain({ id, finalFocus, onClose }: OrderAgainProps) {
  const { t } = useTranslation('history');
  const navigate = useNavigate();
  const notice = useAddedNotice(() => void navigate(paths.cart()));
  const { transaction, lines, isFailed, isOpen, context, settings, retry, add } = useOrderAgain(id);
  return (
    <OrderAgainDialog
      title={
        transaction
          ? t(`again.title.${transaction.kind}`, { number: transaction.number })
          : t('again.loading')
      }
      lines={lines}
      isFailed={isFailed}
      disabled={!isOpen}
      context={context}
      terms={{
        settings,
        hidden: context.hidden,
        hrefOf: paths.product,
        similarTo: ({ line: { subline } }) =>
          subline ? paths.store(storeQuery({ sublines: [subline] })) : null,
      }}
      onRetry={retry}
      finalFocus={finalFocus}
      onClose={onClose}
      onAdd={(chosen) => {
        const added = add(chosen);
        notice({ added, asked: chosen.length });
        if (added.ok) onClose();
      }}
    />
  );
}
