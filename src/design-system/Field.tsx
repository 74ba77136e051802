import { type ReactNode, useId } from 'react';
import { FieldError, FieldFrame, FieldHint, FieldLabel } from './fieldStyles.ts';

export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

type FieldAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = FieldTexts & {
  id?: string | undefined;
  children: (attributes: FieldAttributes) => ReactNode;
};

export function Field({ label, hint, error, id, children }: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <FieldFrame>
      <FieldLabel htmlFor={controlId}>{label}</FieldLabel>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </FieldFrame>
  );
}
