import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Card } from '../../design-system/Card.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { paths } from '../../routing/paths.ts';
import { useFoundDocuments } from '../../state/history/useFoundDocuments.ts';

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-block-end: 12px;
`;

const Row = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  padding: 10px 14px;

  & > svg {
    width: 18px;
    height: 18px;
    color: var(--wp-muted);
  }

  & > time {
    color: var(--wp-muted);
  }
`;

export function FoundDocuments({ text }: { text: string }) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const documents = useFoundDocuments(text);
  if (documents.length === 0) return null;
  return (
    <List aria-label={t('search.documents')}>
      {documents.map(({ id, kind, number, date }) => (
        <Row as="li" key={id}>
          <FileText aria-hidden />
          <TextLink as={Link} to={paths.document(id)}>
            {t(`search.document.${kind}`, { number })}
          </TextLink>
          <time dateTime={date}>{format.date(date)}</time>
        </Row>
      ))}
    </List>
  );
}
