import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useIsOffline } from '../../state/access/useIsOffline.ts';

const Note = styled.p`
  color: var(--wp-warn);
  font-size: 13px;
`;

/** Beside a button that sends something: why it can't, while it can't. `text`: what becomes of it; by default, that it works again later. */
export function OfflineNote({ text }: { text?: string }) {
  const { t } = useTranslation('layout');
  return <div aria-live="polite">{useIsOffline() && <Note>{text ?? t('offline.action')}</Note>}</div>;
}
