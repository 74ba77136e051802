import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { LoadFailedLine } from './LoadFailedLine.tsx';

export const SettingsCard = styled(Card)`
  display: grid;
  justify-items: start;
  gap: 14px;
  padding: 18px;

  & button {
    max-width: 100%;
    white-space: normal;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Rows = styled.ul`
  width: 100%;
`;

export const RowItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 8px 0;

  & + & {
    border-block-start: 1px solid var(--wp-line);
  }

  &:first-child {
    padding-block-start: 0;
  }

  /* Beside the text, or at the end of a line of their own. */
  & > ${Buttons} {
    margin: -8px -12px -8px auto;
  }

  & > div:first-of-type {
    flex: 1 1 128px;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: var(--wp-muted);
  }
`;

export const RowName = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  font-weight: 600;
`;

/** One section of the account settings; the heading takes the focus from the list of sections. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <SettingsCard aria-labelledby={id}>
      <Heading as="h2" id={id} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </SettingsCard>
  );
}

type LoadedProps<Data> = {
  data: Data | undefined;
  isFailed: boolean;
  retry(): void;
  /** Of the rows that are expected, in px. */
  height: number;
  children(data: Data): ReactNode;
};

/** What a section shows of the back office: a skeleton before, and a retry of its own after a failure. */
export function Loaded<Data>({ data, isFailed, retry, height, children }: LoadedProps<Data>) {
  const { t } = useTranslation('settings');
  if (data !== undefined) return children(data);
  if (!isFailed) return <Skeleton aria-busy $height={height} />;
  return <LoadFailedLine text={t('failed')} retry={retry} />;
}
