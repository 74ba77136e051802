import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePasswordLabels } from '../../components/usePasswordLabels.ts';
import { PasswordField } from '../../design-system/PasswordField.tsx';
import { SearchField } from '../../design-system/SearchField.tsx';
import { TextArea } from '../../design-system/TextArea.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { Sample } from './Sample.tsx';

export function FieldSamples() {
  const { t } = useTranslation('designSystem');
  const passwordLabels = usePasswordLabels();
  const [search, setSearch] = useState('');
  return (
    <Sample title={t('sections.fields')}>
      <SearchField
        label={t('fields.search')}
        placeholder={t('fields.searchPlaceholder')}
        clearLabel={t('fields.clear')}
        shortcut="/"
        value={search}
        onChange={setSearch}
      />
      <TextField label={t('fields.email')} hint={t('fields.emailHint')} type="email" autoComplete="off" />
      <TextField
        label={t('fields.email')}
        error={t('fields.emailError')}
        defaultValue="corner.deli@"
        autoComplete="off"
      />
      <PasswordField label={t('fields.password')} labels={passwordLabels} autoComplete="off" />
      <TextField
        label={t('fields.limit')}
        prefix="$"
        suffix="USD"
        inputMode="decimal"
        defaultValue="250.00"
      />
      <TextField label={t('fields.disabled')} defaultValue="1042" disabled />
      <TextArea label={t('fields.notes')} />
    </Sample>
  );
}
