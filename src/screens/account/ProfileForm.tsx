import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LimitedTextField } from '../../components/LimitedTextField.tsx';
import { Button } from '../../design-system/Button.tsx';
import { FormMessage } from '../../design-system/FormMessage.tsx';
import { fieldNamed } from '../../design-system/fields.ts';
import { useToast } from '../../design-system/toasts.ts';
import { unsaved } from '../../design-system/unsaved.ts';
import type { Profile } from '../../domain/account/account.ts';
import { profileProblems } from '../../domain/account/profileProblems.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';

type Draft = Pick<Profile, 'contactName' | 'phone'>;

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: 14px;
  width: min(100%, 420px);

  & > :not(button) {
    width: 100%;
  }
`;

const FIELDS = [
  { name: 'contactName', type: 'text', autoComplete: 'name', maxLength: 250 },
  { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: 64 },
] as const;

type ProfileFormProps = { profile: Draft; onSave(draft: Draft): Promise<{ ok: boolean }> };

export function ProfileForm({ profile, onSave }: ProfileFormProps) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>({ contactName: profile.contactName, phone: profile.phone });
  const [showsErrors, setShowsErrors] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const problems = profileProblems(draft);
  const isChanged = FIELDS.some(({ name }) => draft[name].trim() !== profile[name].trim());

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setShowsErrors(true);
    setFailed(false);
    const [first] = problems;
    if (first) return fieldNamed(form.current, first)?.focus();
    setSaving(true);
    const { ok: isSaved } = await onSave({
      contactName: draft.contactName.trim(),
      phone: draft.phone.trim(),
    });
    setSaving(false);
    setFailed(!isSaved);
    if (isSaved) toast.show({ tone: 'ok', text: t('saved') });
  };

  return (
    <Form ref={form} onSubmit={(event) => void submit(event)} noValidate {...unsaved(isChanged)}>
      {FIELDS.map(({ name, ...attributes }) => (
        <LimitedTextField
          key={name}
          {...attributes}
          name={name}
          label={t(`profile.${name}`)}
          value={draft[name]}
          onChange={({ currentTarget: { value } }) => setDraft((before) => ({ ...before, [name]: value }))}
          error={showsErrors && problems.includes(name) ? t(`profile.problem.${name}`) : undefined}
        />
      ))}
      {isFailed && <FormMessage tone="bad">{t('notSaved')}</FormMessage>}
      <OfflineNote />
      <Button type="submit" variant="primary" loading={isSaving}>
        {t('save')}
      </Button>
    </Form>
  );
}
