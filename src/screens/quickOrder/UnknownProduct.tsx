import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { DEFAULT_STORE_VIEW, storeQuery } from '../../domain/catalogue/storeView.ts';
import type { EvaluatedRow } from '../../domain/quickOrder/evaluateRow.ts';
import { paths } from '../../routing/paths.ts';
import { isChoice, useRowProblem } from './useRowProblem.ts';

const ProblemLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  padding-block: 4px;
  font-size: 13px;
  line-height: 18px;
`;

const Problem = styled.span<{ $isChoice: boolean }>`
  color: ${({ $isChoice }) => ($isChoice ? 'var(--wp-warn)' : 'var(--wp-bad)')};
  font-weight: 600;
`;

// `candidates`: how many products the note below offers.
export function UnknownProduct({ evaluated, candidates }: { evaluated: EvaluatedRow; candidates: number }) {
  const { t } = useTranslation('quickOrder');
  const problem = useRowProblem(evaluated, candidates);
  const { row } = evaluated;
  if (problem === '') return null;
  return (
    <ProblemLine>
      <Problem $isChoice={isChoice(evaluated, candidates)}>{problem}</Problem>
      {row.productId === null && row.code !== '' && candidates === 0 && (
        <TextLink as={Link} to={paths.store(storeQuery({ ...DEFAULT_STORE_VIEW, text: row.code }))}>
          {t('note.search')}
        </TextLink>
      )}
    </ProblemLine>
  );
}
