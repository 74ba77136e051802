import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import type { WrongField } from '../../state/payments/cardEntry.ts';

const List = styled.ul`
  display: grid;
  gap: 6px;
  margin-block-start: 6px;
  padding-inline-start: 18px;
  list-style: disc;
`;

const FieldLink = styled(TextLink)`
  text-align: start;
`;

type WrongFieldsProps = { fields: readonly WrongField[]; onGoTo(field: string): void };

/** At the pay button: what the card or bank form still needs, with the way to each field. */
export function WrongFields({ fields, onGoTo }: WrongFieldsProps) {
  const { t } = useTranslation('payments');
  if (fields.length === 0) return null;
  return (
    <Alert tone="warn" announce="status" title={t('form.wrong', { count: fields.length })}>
      <List>
        {fields.map(({ field, text }) => (
          <li key={field}>
            <FieldLink as="button" type="button" onClick={() => onGoTo(field)}>
              {text}
            </FieldLink>
          </li>
        ))}
      </List>
    </Alert>
  );
}
