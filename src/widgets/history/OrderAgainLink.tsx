import { RotateCcw } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isForBrowser, Link } from '../../components/Link.tsx';
import { useStableNavigation } from '../../components/NavigationProvider.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Spinner } from '../../design-system/Spinner.tsx';
import { useToast } from '../../design-system/toasts.ts';
import { paths } from '../../routing/paths.ts';
import { useReorder } from '../../state/history/useReorder.ts';

/** `address`: of the order's lines, to choose from. */
type OrderAgainLinkProps = { id: string; address: string; label: string; children: ReactNode };

/**
 * Puts an order's products into the empty cart and opens it. Where something is to be decided it leads to the lines, as it does
 * in a new tab.
 */
export function OrderAgainLink({ id, address, label, children }: OrderAgainLinkProps) {
  const { t } = useTranslation('recommendations');
  const [isBusy, setBusy] = useState(false);
  const { navigate } = useStableNavigation();
  const toasts = useToast();
  const reorder = useReorder();
  const addAll = async () => {
    setBusy(true);
    const count = await reorder(id);
    setBusy(false);
    navigate(count > 0 ? paths.cart() : address);
    if (count > 0) toasts.show({ tone: 'ok', text: t('added', { count }) });
  };
  const press = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    if (!isBusy) void addAll();
  };
  return (
    <ButtonLink as={Link} to={address} $variant="quiet" aria-label={label} aria-busy={isBusy} onClick={press}>
      {isBusy ? <Spinner /> : <RotateCcw aria-hidden />}
      {children}
    </ButtonLink>
  );
}
