import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { type Toast, useToast } from '../../design-system/toasts.ts';
import { paths } from '../../routing/paths.ts';

/** Other notices close after 4 s (rules: Layout). */
const UNDO_NOTICE_MS = 8_000;

export const useFavouriteNotices = () => {
  const { t } = useTranslation('favourites');
  const toasts = useToast();
  const showToast = (toast: Toast): void => void toasts.show(toast);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return {
    added: (product: string, list: string, onChange: () => void) =>
      showToast({
        tone: 'ok',
        text: t('added', { product, list }),
        action: { label: t('changeList'), onAction: onChange },
      }),
    removed: (product: string, onUndo: () => void) =>
      showToast({ text: t('removed', { product }), action: { label: t('undo'), onAction: onUndo } }),
    deleted: (list: string, onUndo: () => void) =>
      showToast({
        text: t('deleted', { list }),
        duration: UNDO_NOTICE_MS,
        action: { label: t('undo'), onAction: onUndo },
      }),
    saved: (list: string, count: number, id: string) =>
      showToast({
        tone: 'ok',
        text: t('saved', { list, count }),
        action: {
          label: t('open'),
          onAction: () => void navigate(paths.favourites(`list=${encodeURIComponent(id)}`)),
        },
      }),
    done: (text: string) => showToast({ tone: 'ok', text }),
    refused: (reason: 'login_required' | 'failed') =>
      showToast(
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
