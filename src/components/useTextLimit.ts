import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from './useFormat.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** The characters are counted when this part of them is used. */
const COUNTED_FROM = 0.9;

const lengthAfterPaste = ({ currentTarget: field, clipboardData }: ClipboardEvent<TextElement>): number => {
  const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  return field.value.length - selected + clipboardData.getData('text').replaceAll('\r\n', '\n').length;
};

/**
 * What a text field with `maxLength` needs. The browser cuts a longer text when it is pasted and takes no more typing: `error` tells
 * about the first, `hint` counts before the second.
 */
export const useTextLimit = (maxLength: number) => {
  const { t } = useTranslation('cart');
  const format = useFormat();
  const [length, setLength] = useState(0);
  const [isCut, setCut] = useState(false);
  const most = format.number(maxLength);
  return {
    attributes: {
      maxLength,
      onPaste: (event: ClipboardEvent<TextElement>) => setCut(lengthAfterPaste(event) > maxLength),
      onInput: ({ currentTarget, nativeEvent }: FormEvent<TextElement>) => {
        setLength(currentTarget.value.length);
        const isPaste = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
        if (!isPaste) setCut(false);
      },
    },
    hint:
      length >= maxLength * COUNTED_FROM
        ? t('textLimit.used', { number: format.number(length), most })
        : undefined,
    error: isCut ? t('textLimit.cut', { most }) : undefined,
  };
};
