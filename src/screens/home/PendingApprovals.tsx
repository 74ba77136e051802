import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link.tsx';
import { MutedText } from '../../design-system/MutedText.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { paths } from '../../routing/paths.ts';
import { usePendingOrders } from '../../state/approvals/usePendingOrders.ts';
import { GreetingLine } from './GreetingLine.ts';

export function PendingApprovals() {
  const { t } = useTranslation('home');
  const { data } = usePendingOrders(1);
  return (
    <GreetingLine $rows={1}>
      {data && (
        <>
          <ClipboardCheck aria-hidden />
          {data.total > 0 ? (
            <TextLink as={Link} to={paths.approvals()}>
              {t('approvals.wait', { count: data.total })}
            </TextLink>
          ) : (
            <MutedText as="span">{t('approvals.none')}</MutedText>
          )}
        </>
      )}
    </GreetingLine>
  );
}
