import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { Heading } from '../../design-system/Heading.ts';
import type { CheckoutSectionName } from './checkoutIssues.ts';
import type { OpenSections } from './useOpenSections.ts';

const NARROW = '@container checkout (max-width: 559.98px)';

export const Sections = styled.div`
  container: checkout / inline-size;
  border: 1px solid var(--wp-line);
  border-radius: var(--wp-radius-card);
  background: var(--wp-surface);
  overflow: clip;
`;

const Frame = styled.section`
  display: grid;
  grid-template-columns: 18px 108px minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 12px;
  min-height: 64px;
  padding: 10px 20px;

  & + & {
    border-block-start: 1px solid var(--wp-line);
  }

  &[data-open] {
    align-content: start;
    box-shadow: inset 3px 0 0 var(--wp-brand-edge);
  }

  &:has([aria-invalid='true']) {
    box-shadow: inset 3px 0 0 var(--wp-bad);
  }

  & > svg {
    width: 18px;
    height: 18px;
    color: var(--wp-muted);
  }

  & > h2 {
    font-size: 14px;
  }

  ${NARROW} {
    grid-template-columns: 18px minmax(0, 1fr) auto;
    padding: 8px 14px;
  }
`;

const Summary = styled.p`
  color: var(--wp-muted);
  overflow-wrap: anywhere;

  & strong {
    color: var(--wp-ink);
    font-weight: 600;
  }

  ${NARROW} {
    grid-row: 2;
    grid-column: 2;
  }
`;

const Toggle = styled(Button)`
  grid-column: -2;
  grid-row: 1;
  margin-inline-end: -10px;
  padding-inline: 10px;

  &:disabled {
    visibility: hidden;
  }

  ${NARROW} {
    grid-row: 1 / 3;
  }
`;

const Body = styled.div`
  display: grid;
  grid-column: 2 / -1;
  gap: 12px;
  padding-block: 6px 10px;

  &:empty,
  &[hidden] {
    display: none;
  }

  ${NARROW} {
    grid-column: 1 / -1;
  }
`;

type CheckoutSectionProps = {
  name: CheckoutSectionName;
  sections: OpenSections;
  icon: ReactNode;
  title: string;
  /** What is chosen, in a line. */
  summary: ReactNode;
  editLabel?: string | undefined;
  /** Nothing can be chosen: without the button. */
  isFixed?: boolean;
  /** The fields stay in the page while they are closed. */
  keepsFields?: boolean;
  /** Said in both states. */
  notice?: ReactNode;
  children?: ReactNode;
};

/** One part of the order as a line that says what is chosen, with its fields below while it is open. */
export function CheckoutSection({
  name,
  sections,
  icon,
  title,
  summary,
  editLabel,
  isFixed = false,
  keepsFields = false,
  notice,
  children,
}: CheckoutSectionProps) {
  const id = useId();
  const { t } = useTranslation('checkout');
  const isOpen = !isFixed && sections.isOpen(name);
  return (
    <Frame
      aria-labelledby={`${id}-title`}
      data-section={name}
      data-open={isOpen || undefined}
      onChange={() => sections.keepOpen(name)}
    >
      {icon}
      <Heading as="h2" id={`${id}-title`}>
        {title}
      </Heading>
      <Summary>{summary}</Summary>
      {!isFixed && (
        <Toggle
          id={`${id}-toggle`}
          variant="quiet"
          aria-labelledby={`${id}-toggle ${id}-title`}
          aria-expanded={isOpen}
          disabled={sections.isMissing(name)}
          aria-controls={`${id}-fields`}
          onClick={() => sections.toggle(name)}
        >
          {isOpen ? t('section.done') : (editLabel ?? t('section.edit'))}
        </Toggle>
      )}
      <Body>{notice}</Body>
      <Body id={`${id}-fields`} hidden={!isOpen}>
        {(isOpen || (keepsFields && !isFixed)) && children}
      </Body>
    </Frame>
  );
}
