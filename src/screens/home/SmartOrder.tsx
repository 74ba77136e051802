import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import { useShowAll } from '../../design-system/useShowAll.ts';
import type { Recommendation } from '../../domain/recommendations/suggestion.ts';
import { paths } from '../../routing/paths.ts';
import { useRecordFact } from '../../state/analytics/useRecordFact.ts';
import { useRecommendations } from '../../state/recommendations/useRecommendations.ts';
import { useSmartOrder } from '../../state/recommendations/useSmartOrder.ts';
import { useTransactionKind } from '../../state/useTransactionKind.ts';
import { SuggestionList } from '../../widgets/recommendations/SuggestionList.tsx';
import { LoadFailed } from '../../widgets/visit/LoadFailed.tsx';
import { SMART_ROWS, SmartOrderFrame, SmartOrderSkeleton } from './SmartOrderFrame.tsx';

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 8px;
  min-height: 58px;
  padding: 14px 16px 8px;
  border-block-end: 1px solid var(--wp-line);

  ${phone} {
    align-items: center;
    min-height: 44px;
    padding: 8px 14px 2px;
    border: 0;
  }
`;

const MutedText = styled.span`
  margin-inline-start: 8px;
  color: var(--wp-muted);

  ${phone} {
    display: none;
  }
`;

// Below the list, because the title's line on a phone has no room for it.
const Footer = styled.div`
  padding: 0 14px 14px;

  &:empty {
    display: none;
  }
`;

function RecommendedLink({ newest }: { newest: Recommendation | undefined }) {
  const { t } = useTranslation('recommendations');
  if (!newest || newest.suggestions.length === 0) return null;
  return (
    <TextLink as={Link} to={paths.cart(newest.id)}>
      {t('more')}
    </TextLink>
  );
}

const ShowAll = styled(TextLink).attrs({ as: 'button' })`
  font-size: 13px;
`;

type RowsProps = { label: string; suggested: ReturnType<typeof useSmartOrder>; isAll: boolean };

/** On a phone the first rows, until all are wanted. */
function PhoneRows({ label, suggested, isAll }: RowsProps) {
  return (
    <SuggestionList
      isCompact
      label={label}
      suggested={suggested}
      {...(isAll ? {} : { initialRows: SMART_ROWS.phone })}
    />
  );
}

export function SmartOrder({ isPhone = false }: { isPhone?: boolean }) {
  const { t } = useTranslation('recommendations');
  const id = useId();
  const [newest] = useRecommendations() ?? [];
  const suggested = useSmartOrder();
  const title = t(`smart.title.${useTransactionKind()}`);
  const { status, products, retry } = suggested;
  const location = useLocation();
  const frame = useRef<HTMLElement>(null);
  const { isAll, showAll } = useShowAll(frame);
  const offers = products.map(({ offer }) => offer);
  useRecordFact(status === 'ready' ? { kind: 'items', at: location, list: 'smart_order', offers } : null);
  if (status === 'ready' && products.length === 0) return null;
  if (status === 'pending') return <SmartOrderSkeleton label={t('loading')} />;
  return (
    <SmartOrderFrame ref={frame} aria-labelledby={id}>
      <Header>
        <div>
          <Heading as="h2" id={id} style={{ display: 'inline' }}>
            {title}
          </Heading>
          <MutedText>{t('smart.text')}</MutedText>
        </div>
        {isPhone && !isAll && products.length > SMART_ROWS.phone && (
          <ShowAll type="button" onClick={showAll}>
            {t('list.showAll', { number: products.length })}
          </ShowAll>
        )}
        {!isPhone && <RecommendedLink newest={newest} />}
      </Header>
      {status === 'failed' && <LoadFailed title={t('failed')} text={t('failedText')} retry={retry} />}
      {status === 'ready' &&
        (isPhone ? (
          <PhoneRows label={title} suggested={suggested} isAll={isAll} />
        ) : (
          <SuggestionList label={title} suggested={suggested} initialRows={SMART_ROWS.desktop} />
        ))}
      {isPhone && (
        <Footer>
          <RecommendedLink newest={newest} />
        </Footer>
      )}
    </SmartOrderFrame>
  );
}
