import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Chip } from '../../design-system/Chip.ts';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { MutedText } from '../../design-system/MutedText.ts';
import {
  countFilters,
  DEFAULT_STORE_VIEW,
  type StoreView,
  storeQuery,
} from '../../domain/catalogue/storeView.ts';
import { paths, TO_RESULTS } from '../../routing/paths.ts';
import { type AlternativeView, useSearchAlternatives } from '../../state/catalogue/useSearchAlternatives.ts';
import { useFoundDocuments } from '../../state/history/useFoundDocuments.ts';

const Alternatives = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  justify-items: center;
  width: 100%;
  /* Reserves the height of a row. */
  min-height: 96px;
`;

const Group = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;

const Question = styled.p`
  margin-block-end: 8px;
  font-weight: 650;
`;

/** Never advises to remove filters that aren't set. */
const adviceOf = (hasText: boolean, isNarrowed: boolean) => {
  if (hasText) return isNarrowed ? 'empty.text' : 'empty.spelling';
  return isNarrowed ? 'empty.narrowed' : 'empty.nothing';
};

const linkTo = (view: StoreView) => ({
  as: Link,
  to: paths.store(storeQuery(view)),
  state: TO_RESULTS,
});

function LooserView({ alternative }: { alternative: AlternativeView }) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const label = (): string => {
    switch (alternative.drops) {
      case 'filter':
        return t('empty.without', { value: alternative.value });
      case 'words':
        return t('empty.only', { word: alternative.word });
      case 'narrowingAndWords':
        return t('empty.onlyEverywhere', { word: alternative.word });
      default:
        return t(`empty.drop.${alternative.drops}`);
    }
  };
  return (
    <ButtonLink {...linkTo(alternative.view)}>
      {label()}
      {alternative.count !== null && (
        <MutedText as="span">
          {t('store.count', { count: alternative.count, number: format.number(alternative.count) })}
        </MutedText>
      )}
    </ButtonLink>
  );
}

export function EmptyResult({ view }: { view: StoreView }) {
  // The number of an order isn't a misspelt product.
  const isDocument = useFoundDocuments(view.text).length > 0;
  return isDocument ? null : <NoProducts view={view} />;
}

function NoProducts({ view }: { view: StoreView }) {
  const { t } = useTranslation('catalogue');
  const { texts, textsAreEverywhere, looser, isPending } = useSearchAlternatives(view);
  const text = view.text.trim();
  const isNarrowed = countFilters(view) > 0 || view.bundle !== null;
  const everything = { ...DEFAULT_STORE_VIEW, layout: view.layout };
  const isAmongLooser = looser.some((alternative) => storeQuery(alternative.view) === storeQuery(everything));
  return (
    <EmptyState
      icon={<SearchX />}
      title={text ? t('empty.titleSearch', { text }) : t('empty.title')}
      text={t(adviceOf(text !== '', isNarrowed))}
      actions={
        <Alternatives aria-busy={isPending}>
          {texts.length > 0 && (
            <div>
              <Question>{t(textsAreEverywhere ? 'empty.meantEverywhere' : 'empty.meant')}</Question>
              <Group>
                {texts.map((suggestion) => (
                  <li key={suggestion.text}>
                    <Chip {...linkTo(suggestion)}>{suggestion.text}</Chip>
                  </li>
                ))}
              </Group>
            </div>
          )}
          {looser.length > 0 && (
            <Group aria-label={t('empty.loosen')}>
              {looser.map((alternative) => (
                <li key={storeQuery(alternative.view)}>
                  <LooserView alternative={alternative} />
                </li>
              ))}
            </Group>
          )}
          {!isPending && !isAmongLooser && (
            <ButtonLink $variant="quiet" {...linkTo(everything)}>
              {t('empty.everything')}
            </ButtonLink>
          )}
        </Alternatives>
      }
    />
  );
}
