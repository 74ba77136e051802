import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { useFoundDocuments } from '../../state/history/useFoundDocuments.ts';
import { SearchedDocuments } from './SearchedDocuments.tsx';

const Found = styled(Card)`
  margin-block-end: 12px;
  padding: 10px 6px 6px;
`;

export function FoundDocuments({ text }: { text: string }) {
  const documents = useFoundDocuments(text);
  if (documents.length === 0) return null;
  return (
    <Found>
      <SearchedDocuments documents={documents} />
    </Found>
  );
}
