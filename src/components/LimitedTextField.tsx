import { TextField, type TextFieldProps } from '../design-system/TextField.tsx';
import { useTextLimit } from './useTextLimit.ts';

export function LimitedTextField({
  maxLength,
  hint,
  error,
  ...field
}: TextFieldProps & { maxLength: number }) {
  const limit = useTextLimit(maxLength);
  return (
    <TextField {...field} {...limit.attributes} hint={limit.hint ?? hint} error={error ?? limit.error} />
  );
}
