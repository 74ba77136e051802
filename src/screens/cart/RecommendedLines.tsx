import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { phone } from '../../design-system/theme/media.ts';
import type { Recommendation } from '../../domain/recommendations/suggestion.ts';
import { paths } from '../../routing/paths.ts';
import { useRecordFact } from '../../state/analytics/useRecordFact.ts';
import { useLinkedRecommendation } from '../../state/recommendations/useRecommendations.ts';
import { useSuggestedProducts } from '../../state/recommendations/useSuggestedProducts.ts';
import { SuggestionList } from '../../widgets/recommendations/SuggestionList.tsx';

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 12px 16px;
  border-block-end: 1px solid var(--wp-line);
`;

const RowsFrame = styled.div<{ $rows: number }>`
  display: grid;
  height: ${({ $rows }) => 130 + 65 * $rows}px;

  ${phone} {
    height: ${({ $rows }) => 170 + 117 * $rows}px;
  }
`;

function RowsSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation('recommendations');
  return (
    <RowsFrame $rows={rows} role="status" aria-label={t('linked.loading')}>
      <Skeleton $height="100%" />
    </RowsFrame>
  );
}

function RecommendationCard({ recommendation, onDone }: { recommendation: Recommendation; onDone(): void }) {
  const { t } = useTranslation('recommendations');
  const id = useId();
  const suggested = useSuggestedProducts(recommendation.suggestions, 'recommendation');
  const { status, products, retry } = suggested;
  const location = useLocation();
  const offers = products.map(({ offer }) => offer);
  useRecordFact(status === 'ready' ? { kind: 'items', at: location, list: 'recommendation', offers } : null);
  if (status === 'pending') return <RowsSkeleton rows={recommendation.suggestions.length} />;
  if (status === 'failed') {
    return (
      <Alert tone="warn" title={t('linked.failed')} action={<Button onClick={retry}>{t('retry')}</Button>} />
    );
  }
  if (products.length === 0) return <Alert tone="info" title={t('linked.gone')} />;
  return (
    <Card $flush aria-labelledby={id}>
      <Header>
        <div>
          <Heading as="h2" id={id}>
            {t('linked.title')}
          </Heading>
          {recommendation.note && <MutedText>{recommendation.note}</MutedText>}
        </div>
        <Button variant="quiet" onClick={onDone}>
          {t('linked.dismiss')}
        </Button>
      </Header>
      <SuggestionList label={t('linked.title')} suggested={suggested} onViewCart={onDone} />
    </Card>
  );
}

/** The recommendation of a link (rules: Recommendations). `onSettled` reports that its height is known. */
export function RecommendedLines({ id, onSettled }: { id: string; onSettled(): void }) {
  const linked = useLinkedRecommendation(id);
  if (linked.status === 'pending') return <RowsSkeleton rows={1} />;
  return (
    <div ref={onSettled}>
      <SettledLines id={id} linked={linked} />
    </div>
  );
}

type SettledLinesProps = {
  id: string;
  linked: Exclude<ReturnType<typeof useLinkedRecommendation>, { status: 'pending' }>;
};

function SettledLines({ id, linked }: SettledLinesProps) {
  const { t } = useTranslation('recommendations');
  const navigate = useNavigate();
  const openCart = () => void navigate(paths.cart(), { replace: true });
  const dismissButton = <Button onClick={openCart}>{t('linked.dismiss')}</Button>;
  switch (linked.status) {
    case 'foreign':
      return <Alert tone="bad" title={t('linked.foreign')} action={dismissButton} />;
    case 'missing':
      return <Alert tone="warn" announce="status" title={t('linked.missing')} action={dismissButton} />;
    case 'failed':
      return (
        <Alert
          tone="bad"
          title={t('linked.failed')}
          action={<Button onClick={linked.retry}>{t('retry')}</Button>}
        />
      );
    case 'ready':
      return <RecommendationCard key={id} recommendation={linked.recommendation} onDone={openCart} />;
  }
}
