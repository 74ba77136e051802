import { type KeyboardEvent, memo, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitedTextField } from '../../components/LimitedTextField.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { LINE_NOTE_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import { useCartService } from '../../state/cart/useCartService.ts';

type NoteButtonProps = {
  product: string;
  note: string;
  isOpen: boolean;
  ref: Ref<HTMLButtonElement>;
  onPress(): void;
};

export const NoteButton = memo(function NoteButton({ product, note, isOpen, ref, onPress }: NoteButtonProps) {
  const { t } = useTranslation('cart');
  return (
    <button
      ref={ref}
      type="button"
      data-note-button
      aria-expanded={isOpen}
      aria-label={t(note ? 'note.editOf' : 'note.addTo', { product })}
      onClick={onPress}
    >
      {t(note ? 'note.edit' : 'note.add')}
    </button>
  );
});

const focusField = (field: HTMLInputElement | null) => field?.focus();

type NoteFieldProps = { lineKey: string; product: string; note: string; onClose(): void };

/** The note of a line for the company; saved at every keystroke. Enter closes it, Escape also restores the note. */
export function NoteField({ lineKey, product, note, onClose }: NoteFieldProps) {
  const { t } = useTranslation('cart');
  const format = useFormat();
  const cart = useCartService();
  const setNote = (text: string) => cart.actions()?.setNote(lineKey, text);
  const [text, setText] = useState(note);
  const before = useRef(note);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setNote(before.current);
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    onClose();
  };
  return (
    <div data-full-width>
      <LimitedTextField
        ref={focusField}
        label={t('note.label', { product })}
        hint={t('textLimit.used', {
          number: format.number(text.length),
          most: format.number(LINE_NOTE_MAX_LENGTH),
        })}
        value={text}
        maxLength={LINE_NOTE_MAX_LENGTH}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          setNote(target.value);
        }}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}
