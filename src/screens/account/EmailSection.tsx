import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { Switch } from '../../design-system/Switch.tsx';
import { EMAIL_KINDS, type EmailKind } from '../../domain/account/account.ts';
import type { TransactionKind } from '../../domain/history/transaction.ts';
import { useAccount } from '../../state/account/useAccount.ts';
import { useTransactionKind } from '../../state/useTransactionKind.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import { Loaded, SettingsSection } from './SettingsSection.tsx';

/** Of the texts: the e-mails about orders are named after what the company makes of them. */
const textOf = (kind: EmailKind, transaction: TransactionKind) =>
  kind === 'orders' ? (`orders.${transaction}` as const) : kind;

export function EmailSection() {
  const { t } = useTranslation('settings');
  const transaction = useTransactionKind();
  const { account, isFailed, retry, savePreference } = useAccount();
  const [sending, setSending] = useState<Partial<Record<EmailKind, boolean>>>({});
  const [isUnsaved, setUnsaved] = useState(false);
  const change = async (email: EmailKind, isSent: boolean) => {
    setUnsaved(false);
    setSending((before) => ({ ...before, [email]: isSent }));
    const { ok: isSaved } = await savePreference({ email, isSent });
    setSending(({ [email]: _, ...others }) => others);
    setUnsaved(!isSaved);
  };
  return (
    <SettingsSection title={t('section.emails')}>
      <Loaded data={account} isFailed={isFailed} retry={retry} height={170}>
        {({ emails }) =>
          EMAIL_KINDS.map((kind) => (
            <Switch
              key={kind}
              label={t(`emails.${textOf(kind, transaction)}`)}
              hint={t(`emails.hint.${textOf(kind, transaction)}`)}
              checked={sending[kind] ?? emails[kind]}
              onChange={({ currentTarget: { checked } }) => void change(kind, checked)}
            />
          ))
        }
      </Loaded>
      <OfflineNote />
      {isUnsaved && <Alert tone="bad">{t('notSaved')}</Alert>}
      <p>{t('emails.always')}</p>
    </SettingsSection>
  );
}
