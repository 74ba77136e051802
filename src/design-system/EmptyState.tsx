import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from './Heading.ts';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  padding: 36px 20px;
  text-align: center;
`;

const IconCircle = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-block-end: 6px;
  border-radius: 50%;
  background: var(--wp-brand-tint);
  color: var(--wp-brand-text);

  & > svg {
    width: 22px;
    height: 22px;
  }
`;

const Text = styled.p`
  max-width: 44ch;
  color: var(--wp-muted);
  text-wrap: balance;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-block-start: 12px;
`;

export type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
};

export function EmptyState({ icon, title, text, actions }: EmptyStateProps) {
  return (
    <Frame>
      {icon && <IconCircle aria-hidden>{icon}</IconCircle>}
      <Heading as="h2">{title}</Heading>
      {text && <Text>{text}</Text>}
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  );
}
