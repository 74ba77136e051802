import { ClipboardPaste } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Button } from '../../design-system/Button.tsx';
import { focusAndShow } from '../../design-system/focusAndShow.ts';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { ScreenFrame } from '../../design-system/ScreenFrame.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import { paths } from '../../routing/paths.ts';
import { useOpenedQuickOrder } from '../../state/quickOrder/useQuickOrder.ts';
import { LoadFailed } from '../../widgets/visit/LoadFailed.tsx';
import { listIsBelow } from './gridStyles.ts';
import { QuickOrder } from './QuickOrder.tsx';
import { ScanButton } from './ScanButton.tsx';
import { StartFromOrder } from './StartFromOrder.tsx';

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 12px;
  margin-block-end: 12px;
`;

const HeaderActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-self: center;
  gap: 8px;
  margin-inline-start: auto;

  ${phone} {
    flex: 1 0 100%;
    margin-block-start: 8px;

    & > * {
      flex-grow: 1;
    }
  }
`;

/** Where a list is pasted stands below all rows. */
const PasteButton = styled(Button)`
  display: none;

  ${listIsBelow} {
    display: inline-flex;
  }
`;

const GRID_HEIGHT = 325;

/** Ordering by codes: typed, pasted or read from a file. */
export function QuickOrderScreen() {
  const { t } = useTranslation('quickOrder');
  const { actions, failed, retry } = useOpenedQuickOrder();
  const listField = useRef<HTMLTextAreaElement>(null);
  return (
    <ScreenFrame>
      <Title>
        <Heading tabIndex={-1}>{t('title')}</Heading>
        <MutedText>{t('intro')}</MutedText>
        <TextLink as={Link} to={paths.partNumbers()}>
          {t('numbers.title')}
        </TextLink>
        <HeaderActions>
          <ScanButton actions={actions} />
          <StartFromOrder actions={actions} />
          <PasteButton disabled={!actions} onClick={() => focusAndShow(listField.current, 'center')}>
            <ClipboardPaste aria-hidden />
            {t('list.open')}
          </PasteButton>
        </HeaderActions>
      </Title>
      {failed && (
        <div role="alert">
          <LoadFailed title={t('failed.title')} text={t('failed.text')} retry={retry} />
        </div>
      )}
      {!failed && !actions && <Skeleton role="status" aria-label={t('loading')} $height={GRID_HEIGHT} />}
      {actions && <QuickOrder actions={actions} listField={listField} />}
    </ScreenFrame>
  );
}
