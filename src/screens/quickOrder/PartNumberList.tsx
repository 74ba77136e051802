import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { Card } from '../../design-system/Card.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { SearchField } from '../../design-system/SearchField.tsx';
import { useToast } from '../../design-system/toasts.ts';
import { foldNumber, type PartNumbers } from '../../domain/partNumbers/partNumbers.ts';
import { useDownloadPartNumbers } from '../../state/quickOrder/useDownloadPartNumbers.ts';
import { PartNumberTable } from './PartNumberTable.tsx';

const PAGE_SIZE = 50;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 12px;

  & > :first-child {
    flex: 1 1 180px;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 12px;
`;

const useFound = ({ all }: PartNumbers) => {
  const [text, setText] = useState('');
  const [most, setMost] = useState(PAGE_SIZE);
  const found = useMemo(() => {
    const wanted = foldNumber(text);
    return wanted === '' ? all : all.filter(({ folded }) => folded.includes(wanted));
  }, [all, text]);
  return {
    text,
    found,
    shown: found.slice(0, most),
    showMore: () => setMost(most + PAGE_SIZE),
    search(typed: string) {
      setText(typed);
      setMost(PAGE_SIZE);
    },
  };
};

/** All own part numbers, searched by number; removed one by one, downloaded as a file that can be imported again. */
export function PartNumberList({ numbers }: { numbers: PartNumbers }) {
  const { t } = useTranslation('quickOrder');
  const format = useFormat();
  const toast = useToast();
  const saveFile = useDownloadPartNumbers();
  const { text, found, shown, showMore, search } = useFound(numbers);
  const download = async () => {
    const heads = [t('numbers.column.number'), t('numbers.column.code'), t('numbers.column.product')];
    const saved = await saveFile(numbers, { name: t('numbers.title'), heads });
    if (!saved.ok) toast.show({ tone: 'warn', text: t('downloadFailed') });
  };
  if (numbers.all.length === 0)
    return (
      <Card>
        <MutedText>{t('numbers.none')}</MutedText>
      </Card>
    );
  return (
    <Card $flush>
      <Bar>
        <SearchField
          label={t('numbers.search')}
          placeholder={t('numbers.search')}
          clearLabel={t('numbers.clear')}
          value={text}
          onChange={search}
        />
        <Button onClick={() => void download()}>
          <Download aria-hidden />
          {t('numbers.download')}
        </Button>
      </Bar>
      <PartNumberTable numbers={shown} />
      <Foot>
        <span role="status">
          {t('numbers.shown', { number: format.number(shown.length), total: format.number(found.length) })}
        </span>
        {shown.length < found.length && <Button onClick={showMore}>{t('numbers.more')}</Button>}
      </Foot>
    </Card>
  );
}
