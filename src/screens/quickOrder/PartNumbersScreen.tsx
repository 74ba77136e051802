import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BackLink } from '../../components/BackLink.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { Columns, ScreenFrame } from '../../design-system/ScreenFrame.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { paths } from '../../routing/paths.ts';
import { useLoadPartNumbers } from '../../state/partNumbers/useLoadPartNumbers.ts';
import { LoadFailed } from '../../widgets/visit/LoadFailed.tsx';
import { PartNumberImport } from './PartNumberImport.tsx';
import { PartNumberList } from './PartNumberList.tsx';

const Title = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  margin-block-end: 16px;
`;

const LIST_HEIGHT = 320;

/** The customer's own part numbers: all of them, with those of a list added at once. */
export function PartNumbersScreen() {
  const { t } = useTranslation('quickOrder');
  const { data, isError, refetch } = useLoadPartNumbers();
  return (
    <ScreenFrame>
      <Title>
        <BackLink to={paths.quickOrder()}>{t('title')}</BackLink>
        <Heading tabIndex={-1}>{t('numbers.title')}</Heading>
        <MutedText>{t('numbers.intro')}</MutedText>
      </Title>
      <Columns>
        {data && <PartNumberList numbers={data} />}
        {!data && isError && (
          <div role="alert">
            <LoadFailed title={t('numbers.failed')} retry={() => void refetch()} />
          </div>
        )}
        {!data && !isError && (
          <Skeleton role="status" aria-label={t('numbers.loading')} $height={LIST_HEIGHT} />
        )}
        <PartNumberImport />
      </Columns>
    </ScreenFrame>
  );
}
