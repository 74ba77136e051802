import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';
import { type ButtonLook, buttonStyles } from './buttonStyles.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { VisuallyHidden } from './VisuallyHidden.ts';

const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;

  & input:focus-visible + label {
    outline: 2px solid var(--wp-brand-text);
    outline-offset: 2px;
  }
`;

const Choose = styled.label<ButtonLook>`
  ${buttonStyles}
`;

const FileName = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

type FileFieldProps = FieldTexts & {
  name: string;
  /** Types as in `accept`, separated by commas. */
  accept: string;
  file: File | null;
  input: RefObject<HTMLInputElement | null>;
  onChange(file: File | null): void;
  texts: { choose: string; none: string; remove: string };
};

/** One file, with a button in the portal's language instead of the browser's. */
export function FileField({ name, accept, file, input, onChange, texts, ...field }: FileFieldProps) {
  const remove = () => {
    if (input.current) input.current.value = '';
    onChange(null);
    input.current?.focus();
  };
  return (
    <Field {...field}>
      {(attributes) => (
        <Row>
          <VisuallyHidden
            as="input"
            ref={input}
            type="file"
            name={name}
            accept={accept}
            onChange={({ target }) => onChange(target.files?.[0] ?? null)}
            {...attributes}
          />
          <Choose htmlFor={attributes.id} aria-hidden>
            {texts.choose}
          </Choose>
          <FileName>{file?.name ?? texts.none}</FileName>
          {file && (
            <Button variant="quiet" onClick={remove}>
              {texts.remove}
            </Button>
          )}
        </Row>
      )}
    </Field>
  );
}
