import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../design-system/Badge.ts';
import { Button } from '../../design-system/Button.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { TextField } from '../../design-system/TextField.tsx';
import { unsaved } from '../../design-system/unsaved.ts';
import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import { LIST_NAME_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import { renameList } from '../../state/favourites/manageLists.ts';
import { useListDependencies } from '../../state/favourites/useListDependencies.ts';
import { Actions, TitleRow } from './listLayout.ts';
import { useListName } from './useListName.ts';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 8px;
  flex: 1 1 300px;
  max-width: 520px;

  & > :first-child {
    flex: 1 1 200px;
  }
`;

type RenameFormProps = { list: FavouriteList; onDone(): void };

function RenameForm({ list, onDone }: RenameFormProps) {
  const { t } = useTranslation('favourites');
  const dependencies = useListDependencies();
  const { defaultName } = useListName();
  const [name, setName] = useState(list.name);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const result = await renameList(dependencies, list.id, name, defaultName);
    if (result.ok) onDone();
    else setProblem(t(`nameProblem.${result.reason}`, { most: LIST_NAME_MAX_LENGTH }));
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <Form
      onSubmit={(event) => void save(event)}
      onKeyDown={closeOnEscape}
      noValidate
      {...unsaved(name !== list.name)}
    >
      <TextField
        ref={(field) => field?.focus()}
        label={t('create.name')}
        value={name}
        autoComplete="off"
        error={problem ?? undefined}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <Actions>
        <Button type="submit" variant="primary">
          {t('rename.save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </Actions>
    </Form>
  );
}

type ListTitleProps = { list: FavouriteList; isRenaming: boolean; onDone(): void };

export function ListTitle({ list, isRenaming, onDone }: ListTitleProps) {
  const { t } = useTranslation('favourites');
  const { nameOf } = useListName();
  if (isRenaming) return <RenameForm list={list} onDone={onDone} />;
  return (
    <TitleRow>
      <Heading as="h2">{nameOf(list)}</Heading>
      {list.isCurrent && (
        <Badge $tone="brand" title={t('current.hint')}>
          {t('current.badge')}
        </Badge>
      )}
      <MutedText as="span">{t('count', { count: list.productIds.length })}</MutedText>
    </TitleRow>
  );
}
