import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { useToast } from '../../design-system/toasts.ts';
import { foldNumber, type PartNumbers } from '../../domain/partNumbers/partNumbers.ts';
import { PART_NUMBER_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import { useChangePartNumber } from '../../state/partNumbers/useChangePartNumber.ts';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 8px;
`;

const focusField = (field: HTMLInputElement | null) => field?.focus();

type OwnNumberFormProps = { productId: number; numbers: PartNumbers; onClose(): void };

/** What was typed, what is wrong with it, and saving it. */
const useTypedNumber = ({ productId, numbers, onClose }: OwnNumberFormProps) => {
  const { t } = useTranslation('catalogue');
  const toast = useToast();
  const change = useChangePartNumber();
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  const folded = foldNumber(number);
  const other = numbers.all.find((each) => each.folded === folded && each.productId !== productId);
  const save = async () => {
    setSaving(true);
    const saved = await change(number.trim(), productId);
    setSaving(false);
    if (!saved.ok) return setProblem(t(`ownNumber.problem.${saved.reason}`));
    toast.show({ tone: 'ok', text: t('ownNumber.saved', { number: number.trim() }) });
    onClose();
  };
  return {
    number,
    problem,
    isSaving,
    hint: other && t('ownNumber.moves', { number: other.number }),
    type(text: string) {
      setNumber(text);
      setProblem('');
    },
    submit(event: FormEvent) {
      event.preventDefault();
      if (isSaving) return;
      if (folded === '') setProblem(t('ownNumber.problem.empty'));
      else void save();
    },
  };
};

/** Adds an own part number; one that names another product moves here, which is said before it is saved. Escape closes it. */
export function OwnNumberForm(props: OwnNumberFormProps) {
  const { t } = useTranslation('catalogue');
  const { number, problem, isSaving, hint, type, submit } = useTypedNumber(props);
  const closeAtEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    props.onClose();
  };
  return (
    <Form noValidate onSubmit={submit} onKeyDown={closeAtEscape}>
      <TextField
        ref={focusField}
        label={t('ownNumber.label')}
        hint={hint}
        error={problem}
        value={number}
        maxLength={PART_NUMBER_MAX_LENGTH}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" variant="primary" loading={isSaving}>
        {t('ownNumber.save')}
      </Button>
      <Button variant="quiet" onClick={props.onClose}>
        {t('ownNumber.cancel')}
      </Button>
    </Form>
  );
}
