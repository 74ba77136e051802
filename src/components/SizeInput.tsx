import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../design-system/TextField.tsx';
import { parseDimension } from '../domain/numbers/dimension.ts';
import { formatForWire } from '../domain/numbers/localNumber.ts';
import { useFormat } from './useFormat.ts';

/** A dimension such as `2x3`, with what it comes to; commits null while it is none (rules: Quantity of a line). */
export function SizeInput({ product, onCommit }: { product: string; onCommit(size: string | null): void }) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const size = parseDimension(typed);
  const isUnread = typed.trim() !== '' && size === null;
  return (
    <TextField
      label={t('size.label')}
      aria-label={t('size.of', { product })}
      placeholder={t('size.example')}
      value={typed}
      hint={size ? t('size.result', { size: format.number(size) }) : t('size.hint')}
      error={isUnread ? t('size.unread') : undefined}
      onChange={(event) => {
        const text = event.target.value;
        const read = parseDimension(text);
        setTyped(text);
        onCommit(read?.gt(0) ? formatForWire(read) : null);
      }}
    />
  );
}
