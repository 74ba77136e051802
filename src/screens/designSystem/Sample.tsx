import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  margin-block-start: 12px;
`;

export const SampleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
`;

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <Heading as="h2">{title}</Heading>
      <Stack>{children}</Stack>
    </Card>
  );
}
