import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import { phone } from '../../design-system/theme/media.ts';
import { MAX_ROWS } from '../../domain/quickOrder/draftRow.ts';
import type { ListImport, ListSource } from '../../state/quickOrder/useListImport.ts';
import { ListInput } from './ListInput.tsx';

const Wide = styled.span`
  ${phone} {
    display: none;
  }
`;

const Narrow = styled.span`
  display: none;

  ${phone} {
    display: inline;
  }
`;

const SAMPLE = 'AB-1052\t1\nAB-1001\t6\nCD-0310\t20';

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

// On a phone nothing is dropped.
function Title() {
  const { t } = useTranslation('quickOrder');
  return (
    <>
      <Wide>{t('list.title')}</Wide>
      <Narrow>{t('list.titleOnPhone')}</Narrow>
    </>
  );
}

type ListCardProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  list: ListImport;
  onRead(source: ListSource): void;
  /** Null when there is nothing to take back. */
  onUndo: (() => void) | null;
};

/** Where a list is pasted, dropped or chosen. */
export function ListCard({ field, list, onRead, onUndo }: ListCardProps) {
  const { t } = useTranslation('quickOrder');
  const rows = useFormat().number(MAX_ROWS);
  return (
    <ListInput
      field={field}
      texts={{ title: <Title />, text: t('list.text', { rows }), read: t('list.read') }}
      sample={SAMPLE}
      isReading={list.isReading}
      problem={list.problem && <Alert tone="bad" title={t(`list.problem.${list.problem}`, { rows })} />}
      onRead={onRead}
    >
      <LastList list={list} onUndo={onUndo} />
    </ListInput>
  );
}
