import { type ReactNode, useId } from 'react';
import { FieldError, FieldFrame, FieldHint, FieldLabel } from './fieldStyles.ts';

export type FieldTexts = {
  label: string;
  /** Shown below the field. */
  hint?: string | undefined;
  /** Shown below the field; marks it as invalid. */
  error?: string | undefined;
};

/** Attributes that connect the control with its label, hint and error. */
type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = FieldTexts & {
  id?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
};

/** A label, a control, and a hint or error below, connected for screen readers. */
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
