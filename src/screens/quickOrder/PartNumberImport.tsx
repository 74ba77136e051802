import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import { MAX_ROWS } from '../../domain/quickOrder/draftRow.ts';
import { usePartNumberImport } from '../../state/quickOrder/usePartNumberImport.ts';
import { ListInput } from './ListInput.tsx';

const SAMPLE = '77\tAB-1052\n78\tCD-0310';
const REJECTED_SHOWN = 20;

/** Where a list of own part numbers is pasted or chosen, and what became of the last one, line by line. */
export function PartNumberImport() {
  const { t } = useTranslation('quickOrder');
  const format = useFormat();
  const { isReading, last, read } = usePartNumberImport();
  const rows = format.number(MAX_ROWS);
  const settled = last?.ok ? last.value : null;
  const rejected = settled?.rejected ?? [];
  return (
    <ListInput
      texts={{
        title: t('numbers.import.title'),
        text: t('numbers.import.text', { rows }),
        read: t('numbers.import.read'),
      }}
      sample={SAMPLE}
      isReading={isReading}
      problem={
        last?.ok === false && (
          <Alert tone="bad" title={t(`numbers.import.problem.${last.reason}`, { rows })} />
        )
      }
      onRead={(source) => void read(source)}
    >
      <div role="status">
        {settled && (
          <strong>
            {t('numbers.import.saved', {
              count: settled.taken.length,
              number: format.number(settled.taken.length),
            })}
          </strong>
        )}
        {rejected.length > 0 && (
          <SmallText as="div">
            {t('numbers.import.rejected', { count: rejected.length, number: format.number(rejected.length) })}
            <ul>
              {rejected.slice(0, REJECTED_SHOWN).map(({ line, number, code, reason }) => (
                <li key={line}>
                  {t(`numbers.import.reason.${reason}`, { line: format.number(line), number, code })}
                </li>
              ))}
            </ul>
          </SmallText>
        )}
      </div>
    </ListInput>
  );
}
