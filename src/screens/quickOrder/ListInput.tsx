import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { type ButtonLook, buttonStyles } from '../../design-system/buttonStyles.ts';
import { Heading } from '../../design-system/Heading.ts';
import { SmallText } from '../../design-system/MutedText.ts';
import { TextArea } from '../../design-system/TextArea.tsx';
import { unsaved } from '../../design-system/unsaved.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import type { ListSource } from '../../state/quickOrder/useListImport.ts';

const Box = styled.section`
  display: grid;
  gap: 10px;
  padding: 16px;
  border: 2px dashed var(--wp-brand-text);
  border-radius: var(--wp-radius-card);
  background: var(--wp-brand-tint);

  & > h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 15px;
  }

  & > h2 > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > * {
    flex: 1 0 auto;
  }

  & input:focus-visible + label {
    outline: 2px solid var(--wp-brand-text);
    outline-offset: 2px;
  }
`;

const Choose = styled.label<ButtonLook>`
  ${buttonStyles}
`;

const List = styled.div`
  & textarea {
    background: var(--wp-surface);
    font-family: ui-monospace, monospace;
    font-size: 13px;
  }
`;

const ACCEPT = '.csv,.tsv,.txt,.xlsx,.pdf,text/csv,text/plain,application/pdf';

/** The file or the text that was dropped; empty without either. */
export const droppedSource = (event: DragEvent): ListSource => {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  return file ?? event.dataTransfer.getData('text');
};

function FileButton({ onFile }: { onFile(file: File): void }) {
  const { t } = useTranslation('quickOrder');
  const id = useId();
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    target.value = '';
  };
  return (
    <div>
      <VisuallyHidden as="input" id={id} type="file" accept={ACCEPT} onChange={onChoose} />
      <Choose htmlFor={id} $fullWidth>
        {t('list.choose')}
      </Choose>
    </div>
  );
}

type ListInputProps = {
  field?: RefObject<HTMLTextAreaElement | null>;
  texts: { title: ReactNode; text: string; read: string };
  /** Lines as they may be written. */
  sample: string;
  isReading: boolean;
  /** What is wrong with the last list. */
  problem: ReactNode;
  onRead(source: ListSource): void;
  /** What became of the last list. */
  children: ReactNode;
};

/** Where a list is pasted or chosen. A paste into the empty field is read at once. */
export function ListInput({ field, texts, sample, isReading, problem, onRead, children }: ListInputProps) {
  const { t } = useTranslation('quickOrder');
  const id = useId();
  const [text, setText] = useState('');
  const read = (typed: string) => {
    setText('');
    onRead(typed);
  };
  return (
    <Box aria-labelledby={id} {...unsaved(text.trim() !== '')}>
      <Heading as="h2" id={id}>
        <Upload aria-hidden />
        {texts.title}
      </Heading>
      <SmallText>{texts.text}</SmallText>
      {problem}
      <List>
        <TextArea
          ref={field}
          label={t('list.field')}
          rows={4}
          placeholder={sample}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (text !== '' || pasted.trim() === '') return;
            event.preventDefault();
            read(pasted);
          }}
        />
      </List>
      <Actions>
        <Button
          variant="primary"
          loading={isReading}
          disabled={text.trim() === ''}
          onClick={() => read(text)}
        >
          {texts.read}
        </Button>
        <FileButton onFile={onRead} />
      </Actions>
      {children}
    </Box>
  );
}
