import { type ReactNode, useId } from 'react';
import { FieldError, FieldFrame, FieldHint, FieldLabel } from './fieldStyles.ts';

/** What every labelled field takes. */
export type FieldTexts = {
  label: string;
  /** What helps to fill it in, below it. */
  hint?: string | undefined;
  /** What is wrong with it, below it; its presence marks the field as invalid. */
  error?: string | undefined;
};

/** What the control inside a field must carry, so that its label, hint and error are read with it. */
type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = FieldTexts & {
  id?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
};

/** A label above a control, hint and error below, tied together for screen readers. */
export function Field({ label, hint, error, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <FieldFrame>
      <FieldLabel htmlFor={controlId}>{label}</FieldLabel>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </FieldFrame>
  );
}
