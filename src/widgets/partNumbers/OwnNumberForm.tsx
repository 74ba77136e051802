import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { useToast } from '../../design-system/toasts.ts';
import { unsaved } from '../../design-system/unsaved.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { foldNumber, type PartNumbers } from '../../domain/partNumbers/partNumbers.ts';
import { PART_NUMBER_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import { useChangePartNumber } from '../../state/partNumbers/useChangePartNumber.ts';
import { useNumbersOwner } from '../../state/partNumbers/useNumbersOwner.ts';
import { useCompany } from '../../state/usePortal.ts';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 8px;
`;

const focusField = (field: HTMLInputElement | null) => field?.focus();

type OwnNumberFormProps = { productId: number; numbers: PartNumbers; onClose(): void };

const useOwnerProblem = (number: string, productId: number): string => {
  const { t } = useTranslation('catalogue');
  const { settings } = useCompany();
  const owner = useNumbersOwner(number, productId);
  return owner ? t('ownNumber.codeOf', { number, product: productTitle(owner, settings).name }) : '';
};

/** What was typed, what is wrong with it, and saving it. */
const useTypedNumber = ({ productId, numbers, onClose }: OwnNumberFormProps) => {
  const { t } = useTranslation('catalogue');
  const toast = useToast();
  const change = useChangePartNumber();
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  const folded = foldNumber(number);
  const ownerProblem = useOwnerProblem(folded === '' ? '' : number.trim(), productId);
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
    problem: ownerProblem || problem,
    isSaving,
    hint: other && t('ownNumber.moves', { number: other.number }),
    type(text: string) {
      setNumber(text);
      setProblem('');
    },
    submit(event: FormEvent) {
      event.preventDefault();
      if (isSaving || ownerProblem) return;
      if (folded === '') setProblem(t('ownNumber.problem.empty'));
      else void save();
    },
  };
};

/**
 * Adds an own part number. Before it is saved it says that one which names another product moves here, and that another product's code
 * can't be one. Escape closes it.
 */
export function OwnNumberForm(props: OwnNumberFormProps) {
  const { t } = useTranslation('catalogue');
  const { number, problem, isSaving, hint, type, submit } = useTypedNumber(props);
  const closeAtEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    props.onClose();
  };
  return (
    <Form noValidate onSubmit={submit} onKeyDown={closeAtEscape} {...unsaved(number.trim() !== '')}>
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
