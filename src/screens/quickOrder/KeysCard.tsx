import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';

/** Only where there is a keyboard. */
const Box = styled(Card)`
  @media (pointer: coarse) {
    display: none;
  }

  & h2 {
    margin-block-end: 8px;
  }
`;

const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 12px;
  font-size: 13px;

  & dd {
    display: flex;
    gap: 4px;
    align-items: start;
    justify-content: flex-end;
  }

  & kbd {
    padding: 1px 6px;
    border: 1px solid var(--wp-line);
    border-radius: 5px;
    font: inherit;
    font-size: 12px;
  }
`;

const KEYS = {
  next: ['Enter'],
  rows: ['↑', '↓'],
  ends: ['Ctrl', 'Home', 'End'],
  ten: ['Shift', '↑', '↓'],
  remove: ['Ctrl', '⌫'],
  undo: ['Ctrl', 'Z'],
  add: ['Ctrl', 'Enter'],
} as const;

const NAMES = ['next', 'rows', 'ends', 'ten', 'remove', 'undo', 'add'] as const;

export function KeysCard() {
  const { t } = useTranslation('quickOrder');
  return (
    <Box aria-label={t('keys.title')}>
      <Heading as="h2">{t('keys.title')}</Heading>
      <Rows>
        {NAMES.map((name) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(`keys.${name}`)}</dt>
            <dd>
              {KEYS[name].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </Rows>
    </Box>
  );
}
