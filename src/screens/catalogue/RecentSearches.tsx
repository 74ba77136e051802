import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { PanelHeading, PanelLink, rowStyles } from './searchPanelStyles.ts';

const Row = styled.li`
  ${rowStyles}
  padding: 0;
`;

const Search = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 34px;
  padding: 0 10px;
  border-radius: inherit;
  overflow: hidden;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;

  & > svg {
    flex: none;
    width: 15px;
    height: 15px;
    color: var(--wp-muted);
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

/** In the products' column: searches that would leave a column of their own nearly empty. */
const Place = styled.div<{ $isLine: boolean }>`
  ${({ $isLine }) => $isLine && line}
`;

const line = css`
  padding-block-start: 12px;

  & > ul {
    display: flex;
    flex-wrap: wrap;
  }

  ${Row} {
    max-width: 100%;
  }
`;

type RecentSearchesProps = {
  /** They stand in a line. */
  isLine: boolean;
  texts: readonly string[];
  onChoose(text: string): void;
  onClear(): void;
};

/** What the customer has searched for in this browser. */
export function RecentSearches({ isLine, texts, onChoose, onClear }: RecentSearchesProps) {
  const { t } = useTranslation('catalogue');
  if (texts.length === 0) return null;
  return (
    <Place $isLine={isLine}>
      <PanelHeading>
        {t('search.recent')}
        <PanelLink as="button" type="button" aria-label={t('search.clearRecent')} onClick={onClear}>
          {t('search.clear')}
        </PanelLink>
      </PanelHeading>
      <ul aria-label={t('search.recent')}>
        {texts.map((text) => (
          <Row key={text}>
            <Search data-row type="button" onClick={() => onChoose(text)}>
              <Clock aria-hidden />
              {text}
            </Search>
          </Row>
        ))}
      </ul>
    </Place>
  );
}
