import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { type Toast, useToast } from '../../design-system/toasts.ts';
import { paths } from '../../routing/paths.ts';

/** How long an undo is offered; other notices close after 4 s (specification §9). */
const UNDO_NOTICE_MS = 8_000;

export const useFavouriteNotices = () => {
  const { t } = useTranslation('favourites');
  const toasts = useToast();
  const say = (toast: Toast): void => void toasts.show(toast);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return {
    /** Offers "Change list" (specification §2, Favourites overlays). */
    added: (product: string, list: string, onChange: () => void) =>
      say({
        tone: 'ok',
        text: t('added', { product, list }),
        action: { label: t('changeList'), onAction: onChange },
      }),
    removed: (product: string, onUndo: () => void) =>
      say({ text: t('removed', { product }), action: { label: t('undo'), onAction: onUndo } }),
    deleted: (list: string, onUndo: () => void) =>
      say({
        text: t('deleted', { list }),
        duration: UNDO_NOTICE_MS,
        action: { label: t('undo'), onAction: onUndo },
      }),
    saved: (list: string, count: number, id: string) =>
      say({
        tone: 'ok',
        text: t('saved', { list, count }),
        action: { label: t('open'), onAction: () => void navigate(paths.favourites(`list=${id}`)) },
      }),
    done: (text: string) => say({ tone: 'ok', text }),
    ordered: (count: number) =>
      say({
        tone: 'ok',
        text: t('order.added', { count }),
        action: { label: t('order.viewCart'), onAction: () => void navigate(paths.cart()) },
      }),
    refused: (reason: 'login_required' | 'failed') =>
      say(
        reason === 'failed'
          ? { tone: 'bad', text: t('refused.failed') }
          : {
              tone: 'warn',
              text: t('refused.login_required'),
              action: {
                label: t('logIn'),
                onAction: () => void navigate(paths.login(pathname + search)),
              },
            },
      ),
  };
};
