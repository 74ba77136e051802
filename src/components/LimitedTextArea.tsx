import { TextArea, type TextAreaProps } from '../design-system/TextArea.tsx';
import { useTextLimit } from './useTextLimit.ts';

/** A text area that says when a pasted text was cut, and near its limit how much of it is used. */
export function LimitedTextArea({ maxLength, hint, error, ...area }: TextAreaProps & { maxLength: number }) {
  const limit = useTextLimit(maxLength);
  return <TextArea {...area} {...limit.attributes} hint={limit.hint ?? hint} error={error ?? limit.error} />;
}
