import { Upload } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { type ButtonLook, buttonStyles } from '../../design-system/buttonStyles.ts';
import { SmallText } from '../../design-system/MutedText.ts';
import { TextArea } from '../../design-system/TextArea.tsx';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { MAX_ROWS } from '../../domain/quickOrder/draftRow.ts';
import type { ListImport, ListSource } from '../../state/quickOrder/useListImport.ts';

const SAMPLE = 'CO-1052\t1\nCF-0310\t6\nCO-1001\t20';

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
    font-size: 16px;
    font-weight: 650;
  }

  & > h2 > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;

  & input:focus-visible + label {
    outline: 2px solid var(--wp-brand-text);
    outline-offset: 2px;
  }
`;

const Choose = styled.label<ButtonLook>`
  ${buttonStyles}
  white-space: normal;
`;

const List = styled.div`
  & textarea {
    background: var(--wp-surface);
    font-family: ui-monospace, monospace;
    font-size: 13px;
  }
`;

const ACCEPT = '.csv,.tsv,.txt,.xlsx,text/csv,text/plain';

function LastList({ list, onUndo }: { list: ListImport; onUndo: (() => void) | null }) {
  const { t } = useTranslation('quickOrder');
  const format = useFormat();
  const { rows, prose } = list;
  if (rows === null) return null;
  const shown = prose.slice(0, 5);
  return (
    <div role="status">
      <strong>{t('list.rows', { count: rows, number: format.number(rows) })}</strong>{' '}
      {onUndo && (
        <Button variant="quiet" onClick={onUndo}>
          {t('list.undo')}
        </Button>
      )}
      {prose.length > 0 && (
        <SmallText as="div">
          {t('list.prose', { count: prose.length, number: format.number(prose.length) })}
          <ul>
            {shown.map(({ line, text }) => (
              <li key={line}>{text}</li>
            ))}
          </ul>
        </SmallText>
      )}
    </div>
  );
}

type ListActionsProps = {
  list: ListImport;
  text: string;
  onRead(text: string): void;
  onFile(file: File): void;
};

function ListActions({ list, text, onRead, onFile }: ListActionsProps) {
  const { t } = useTranslation('quickOrder');
  const id = useId();
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    target.value = '';
  };
  return (
    <Actions>
      <Button
        variant="primary"
        loading={list.isReading}
        disabled={text.trim() === ''}
        onClick={() => onRead(text)}
      >
        {t('list.read')}
      </Button>
      <div>
        <VisuallyHidden as="input" id={id} type="file" accept={ACCEPT} onChange={onChoose} />
        <Choose htmlFor={id} $fullWidth>
          {t('list.choose')}
        </Choose>
      </div>
    </Actions>
  );
}

type ListCardProps = {
  list: ListImport;
  onRead(source: ListSource): void;
  /** Null when there is nothing to take back. */
  onUndo: (() => void) | null;
};

/** Where a list is pasted, dropped or chosen. */
export function ListCard({ list, onRead, onUndo }: ListCardProps) {
  const { t } = useTranslation('quickOrder');
  const format = useFormat();
  const id = useId();
  const [text, setText] = useState('');
  const rows = format.number(MAX_ROWS);
  const read = (typed: string) => {
    setText('');
    onRead(typed);
  };
  return (
    <Box aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Upload aria-hidden />
        {t('list.title')}
      </h2>
      <SmallText>{t('list.text', { rows })}</SmallText>
      {list.problem && <Alert tone="bad" title={t(`list.problem.${list.problem}`, { rows })} />}
      <List>
        <TextArea
          label={t('list.field')}
          rows={4}
          placeholder={SAMPLE}
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
      <ListActions list={list} text={text} onRead={read} onFile={onRead} />
      <LastList list={list} onUndo={onUndo} />
    </Box>
  );
}
