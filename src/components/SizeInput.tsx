import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../design-system/TextField.tsx';
import { parseSize, type Size } from '../domain/pricing/size.ts';
import { useFormat } from './useFormat.ts';

type SizeInputProps = { product: string; value: Size | null; onCommit(size: Size | null): void };

/** A dimension such as `2x3` with its value; commits null while invalid (rules: Quantity of a line). */
export function SizeInput({ product, value, onCommit }: SizeInputProps) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  // A size that was changed elsewhere (the quantity field accepts sizes too) replaces the typed text.
  const isChangedElsewhere = value !== null && parseSize(typed)?.text !== value.text;
  const text = isChangedElsewhere ? value.text : typed;
  const isInvalid = text.trim() !== '' && value === null;
  return (
    <TextField
      label={t('size.label')}
      aria-label={t('size.of', { product })}
      placeholder={t('size.example')}
      autoComplete="off"
      value={text}
      hint={value ? t('size.result', { size: format.number(value.value) }) : t('size.hint')}
      error={isInvalid ? t('size.unread') : undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        onCommit(parseSize(event.target.value));
      }}
    />
  );
}
